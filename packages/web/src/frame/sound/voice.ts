import { lengthOf, type Part, type Sound, SOUNDS } from './sounds.ts'

/** No louder than this, whatever the person sets: a table is no concert. */
const LOUDEST = 0.3
/** Silence, as far as a ramp can reach it. */
const SILENT = 0.0001
/** A sound that another one cuts off ends without a crack. */
const CUT = 0.012
const NOISE_SECONDS = 1

/** Plays one sound at a time. It is only built when something is to be heard. */
export class Voice {
  private readonly context: BaseAudioContext
  private noise: AudioBuffer | undefined
  private last: { readonly gain: GainNode; readonly until: number } | undefined

  constructor(context: BaseAudioContext) {
    this.context = context
  }

  /** `volume`: from 0 to 1. */
  play(sound: Sound, volume: number): void {
    const { context, last } = this
    const now = context.currentTime
    if (last !== undefined && last.until > now) {
      last.gain.gain.cancelScheduledValues(now)
      last.gain.gain.setTargetAtTime(0, now, CUT / 3)
    }
    const gain = context.createGain()
    gain.gain.value = volume * LOUDEST
    gain.connect(context.destination)
    for (const part of SOUNDS[sound]) this.sing(part, now, gain)
    this.last = { gain, until: now + lengthOf(sound) / 1000 }
  }

  private sing(part: Part, now: number, out: AudioNode): void {
    const { attack, decay, level, after = 0 } = part
    const begin = now + after / 1000
    const loudest = begin + attack / 1000
    const end = loudest + decay / 1000
    const envelope = this.context.createGain()
    envelope.gain.setValueAtTime(SILENT, begin)
    envelope.gain.linearRampToValueAtTime(level, loudest)
    envelope.gain.exponentialRampToValueAtTime(SILENT, end)
    envelope.connect(out)
    const source = part.wave === 'noise' ? this.hiss(part, begin, end, envelope) : this.tone(part, begin, end, envelope)
    source.start(begin)
    source.stop(end)
  }

  private tone({ wave, from, to }: Part, begin: number, end: number, out: AudioNode): AudioScheduledSourceNode {
    const tone = this.context.createOscillator()
    tone.type = wave === 'triangle' ? 'triangle' : 'sine'
    glide(tone.frequency, from, to, begin, end)
    tone.connect(out)
    return tone
  }

  private hiss({ filter, from, to }: Part, begin: number, end: number, out: AudioNode): AudioScheduledSourceNode {
    const source = this.context.createBufferSource()
    source.buffer = this.noise ??= whiteNoise(this.context)
    const sieve = this.context.createBiquadFilter()
    sieve.type = filter ?? 'bandpass'
    glide(sieve.frequency, from, to, begin, end)
    source.connect(sieve)
    sieve.connect(out)
    return source
  }
}

function glide(frequency: AudioParam, from: number, to: number | undefined, begin: number, end: number): void {
  frequency.setValueAtTime(from, begin)
  if (to !== undefined) frequency.exponentialRampToValueAtTime(to, end)
}

function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate)
  const samples = buffer.getChannelData(0)
  // Any dice do: nobody hears which noise it is.
  let seed = 1
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16_807) % 2_147_483_647
    samples[i] = seed / 1_073_741_823.5 - 1
  }
  return buffer
}
