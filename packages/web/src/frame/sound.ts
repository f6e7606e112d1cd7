let audio: AudioContext | undefined

/** Two soft notes: it is your turn. A browser that allows no sound yet stays silent. */
export function chime(): void {
  try {
    audio ??= new AudioContext()
    note(audio, 523.25, 0)
    note(audio, 783.99, 0.14)
  } catch {
    // No sound on this machine: the title and the prompt say it too.
  }
}

function note(context: AudioContext, pitch: number, after: number): void {
  const at = context.currentTime + after
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.type = 'sine'
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(0.12, at + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.5)
  tone.connect(loudness).connect(context.destination)
  tone.start(at)
  tone.stop(at + 0.55)
}
