// Who can use an address of this page.

/** True for a host that names the machine it is said on, so that a link with it leads others nowhere. */
export function onlyHere(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  return host === 'localhost' || host.endsWith('.localhost') || /^127(\.\d+){3}$/.test(host) || host === '[::1]' || host === '::1'
}
