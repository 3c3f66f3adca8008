// A small knock of wood when a tile is laid, a softer one when it is your turn. Made on the spot; off by default.
import { device } from './device.svelte'

let audio: AudioContext | null = null

export function knock(pitch: 'tile' | 'turn'): void {
  if (!device.sound) return
  audio ??= new AudioContext()
  const start = audio.currentTime
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(pitch === 'tile' ? 320 : 520, start)
  tone.frequency.exponentialRampToValueAtTime(pitch === 'tile' ? 140 : 390, start + 0.09)
  loudness.gain.setValueAtTime(0.25, start)
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.16)
  tone.connect(loudness).connect(audio.destination)
  tone.start(start)
  tone.stop(start + 0.18)
}
