// The sheet as a picture: an SVG written here, and the same as PNG for whoever wants to send it on.
import { figure } from '../lib/figures'

export interface PictureOf {
  title: string
  note: string
  names: readonly string[]
  /** A line a round: its label, and what it brought each player. */
  rows: readonly { label: string; cells: readonly string[] }[]
  totalLabel: string
  totals: readonly number[]
  /** The places, best first, where the match is over. */
  places: readonly string[]
}

const FONT = 'Georgia, "Palatino Linotype", serif'
const ROW = 40
const PAD = 36
const LABEL = 210
const COLUMN = 120
const INK = '#26221c'
const MUTED = '#665d50'
const LINE = '#ddd2bd'

/** The picture as SVG; always dark on paper, whatever the theme. */
export function svgOf(sheet: PictureOf): string {
  const width = 2 * PAD + LABEL + COLUMN * sheet.names.length
  const top = PAD + 92
  const bottom = top + ROW * (sheet.rows.length + 1)
  const height = bottom + PAD + (sheet.places.length ? 24 + 34 * sheet.places.length : 0)
  const column = (seat: number): number => PAD + LABEL + COLUMN * (seat + 1)
  const parts = [
    `<rect width="${width}" height="${height}" fill="#f5efe3"/>`,
    text(PAD, PAD + 28, sheet.title, { size: 32, weight: 600 }),
    text(PAD, PAD + 54, sheet.note, { size: 16, fill: MUTED }),
    ...sheet.names.map((name, seat) => text(column(seat), top - 12, clipped(name, 13), { size: 17, weight: 600, end: true })),
    line(PAD, top, width - PAD, INK, 2),
  ]
  sheet.rows.forEach(({ label, cells }, i) => {
    const y = top + ROW * i + 27
    parts.push(text(PAD, y, clipped(label, 26), { size: 16, fill: MUTED }))
    cells.forEach((cell, seat) => parts.push(text(column(seat), y, cell, { size: 19, end: true })))
    if (i) parts.push(line(PAD, top + ROW * i, width - PAD, LINE, 1))
  })
  const y = top + ROW * sheet.rows.length
  parts.push(line(PAD, y, width - PAD, INK, 2), text(PAD, y + 28, sheet.totalLabel, { size: 19, weight: 700 }))
  sheet.totals.forEach((total, seat) => parts.push(text(column(seat), y + 28, figure(total), { size: 22, weight: 700, end: true })))
  sheet.places.forEach((place, i) => parts.push(text(PAD, bottom + 40 + 34 * i, place, { size: 21, weight: i ? 400 : 700 })))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
}

/** The picture as PNG, twice as fine. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * 2
  canvas.height = image.naturalHeight * 2
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'))
}

/** Hands a file to whoever looks: through the device's own way of sharing where there is one, else as a download. */
export async function handOut(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type })
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    // Whoever turns it down has decided.
    await navigator.share({ files: [file] }).catch(() => undefined)
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

interface Style {
  size: number
  weight?: number
  fill?: string
  end?: boolean
}

function text(x: number, y: number, said: string, { size, weight = 400, fill = INK, end = false }: Style): string {
  const anchor = end ? ' text-anchor="end"' : ''
  return `<text x="${x}" y="${y}" font-family='${FONT}' font-size="${size}" font-weight="${weight}" fill="${fill}"${anchor}>${escaped(said)}</text>`
}

function line(from: number, y: number, to: number, stroke: string, width: number): string {
  return `<path d="M${from} ${y}H${to}" stroke="${stroke}" stroke-width="${width}"/>`
}

function clipped(said: string, most: number): string {
  return said.length > most ? `${said.slice(0, most - 1)}…` : said
}

function escaped(said: string): string {
  return said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
