/** Notes of a tanpura's scale; a few short tones are all the sound there is. */
const tones = {
  move: [{ hertz: 392, at: 0, gain: 0.05 }],
  turn: [
    { hertz: 523, at: 0, gain: 0.09 },
    { hertz: 784, at: 0.14, gain: 0.09 },
  ],
} as const

let context: AudioContext | undefined

export function playTone(name: keyof typeof tones): void {
  context ??= new AudioContext()
  // Browsers keep sound back until the page has been touched; then there is simply no tone.
  if (context.state === 'suspended') void context.resume()
  for (const { hertz, at, gain } of tones[name]) {
    const start = context.currentTime + at
    const volume = context.createGain()
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(gain, start + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35)
    const string = context.createOscillator()
    string.type = 'triangle'
    string.frequency.value = hertz
    string.connect(volume).connect(context.destination)
    string.start(start)
    string.stop(start + 0.4)
  }
}
