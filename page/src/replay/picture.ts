// The position on show as a picture of its own: an SVG that needs no page around it, or a PNG of it.

const DRAWN = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'paint-order', 'font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor', 'dominant-baseline', 'opacity', 'transform'] as const

export interface Picture {
  svg: string
  width: number
  height: number
}

/** The felt with its tiles as it is drawn in `felt`, all of it, with the patterns of the page's `defs`. */
export function layoutPicture(felt: SVGSVGElement, defs: SVGDefsElement | null, ground: string): Picture {
  const drawn = felt.querySelector<SVGGElement>(':scope > g')
  const { x, y, width, height } = drawn?.getBBox() ?? { x: 0, y: 0, width: 100, height: 100 }
  const margin = 40
  const box = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  copy.setAttribute('width', String(Math.round(box.width * 2)))
  copy.setAttribute('height', String(Math.round(box.height * 2)))
  if (defs) copy.append(dressed(defs))
  const cloth = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  for (const [name, value] of Object.entries(box)) cloth.setAttribute(name, String(value))
  cloth.setAttribute('fill', ground)
  copy.append(cloth)
  if (drawn) {
    const tiles = dressed(drawn)
    tiles.removeAttribute('transform')
    tiles.removeAttribute('style')
    copy.append(tiles)
  }
  return { svg: new XMLSerializer().serializeToString(copy), width: box.width * 2, height: box.height * 2 }
}

/** A copy that looks by itself as `original` looks on the page. */
function dressed<E extends SVGElement>(original: E): E {
  const copy = original.cloneNode(true) as E
  const ours = [original, ...original.querySelectorAll<SVGElement>('*')]
  const theirs = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  ours.forEach((one, i) => {
    const look = getComputedStyle(one)
    const to = theirs[i]
    if (!to) return
    to.removeAttribute('class')
    const style = DRAWN.filter((name) => name !== 'transform' || !one.hasAttribute('transform')).map((name) => `${name}:${look.getPropertyValue(name)}`)
    to.setAttribute('style', style.join(';'))
  })
  // What has just flown off is no part of the picture.
  for (const [i, one] of ours.entries()) if (one.classList.contains('won')) theirs[i]?.remove()
  return copy
}

export async function toPng({ svg, width, height }: Picture): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width)
    canvas.height = Math.round(height)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'))
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Lets the visitor keep `blob` as a file called `name`. */
export function keepFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
