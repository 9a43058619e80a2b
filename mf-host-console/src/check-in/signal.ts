/** Hertz and seconds of the tones for success and refusal. */
const GOOD = { pitch: 880, length: 0.12 };
const BAD = { pitch: 220, length: 0.4 };

let audio: AudioContext | undefined;

/** Lets a helper hear and feel what a scan came to; devices without sound or vibration do nothing. */
export function signal(isGood: boolean): void {
  navigator.vibrate?.(isGood ? 80 : [120, 80, 120]);
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const { pitch, length } = isGood ? GOOD : BAD;
  const tone = new OscillatorNode(audio, { frequency: pitch });
  tone.connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + length);
}
