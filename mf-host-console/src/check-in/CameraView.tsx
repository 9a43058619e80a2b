import { Button } from '@marquee/shared-contracts/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './CheckIn.module.css';
import { createQrReader } from './createQrReader';

/** Milliseconds between two readings of the camera. */
const READ_MS = 150;
/** Milliseconds in which the same code counts as the same showing of a ticket. */
const REPEAT_MS = 3_000;

const REASONS: Partial<Record<string, string>> = {
  NotAllowedError: 'The camera is blocked. Allow it in the settings of the browser.',
  NotFoundError: 'This device has no camera.',
  NotReadableError: 'Another program uses the camera.',
};

const describeFailure = (error: unknown): string =>
  (error instanceof Error ? REASONS[error.name] : undefined) ?? 'The camera could not be started.';

/** Reads codes from the camera until the returned function is called. */
async function readCodes(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  const read = await createQrReader();
  let last = { text: '', at: 0 };
  while (!signal.aborted) {
    const text = await read(video).catch(() => undefined);
    const now = performance.now();
    if (text !== undefined && text !== '' && !signal.aborted) {
      if (text !== last.text || now - last.at > REPEAT_MS) onCode(text);
      last = { text, at: now };
    }
    await new Promise((resolve) => setTimeout(resolve, READ_MS));
  }
}

function Camera({
  onCode,
  onFailure,
}: {
  onCode: (text: string) => void;
  onFailure: (text: string) => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const handleCode = useEffectEvent(onCode);
  const handleFailure = useEffectEvent(onFailure);
  useEffect(() => {
    const stopping = new AbortController();
    if (video.current !== null)
      readCodes(video.current, (text) => handleCode(text), stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) handleFailure(describeFailure(error));
      });
    return () => stopping.abort();
  }, []);
  return <video ref={video} className={styles.video} aria-label="Camera" muted playsInline />;
}

/** The camera, which starts when somebody wants it; browsers ask for permission then. */
export function CameraView({ onCode }: { onCode: (text: string) => void }) {
  const [isOn, setIsOn] = useState(false);
  const [failure, setFailure] = useState<string>();
  const fail = (text: string) => {
    setFailure(text);
    setIsOn(false);
  };
  return (
    <div className={styles.camera}>
      {isOn ? <Camera onCode={onCode} onFailure={fail} /> : null}
      {failure === undefined ? null : <p role="alert">{failure}</p>}
      <Button
        look={isOn ? 'plain' : 'main'}
        onClick={() => {
          setFailure(undefined);
          setIsOn(!isOn);
        }}
      >
        {isOn ? 'Stop the camera' : 'Scan tickets'}
      </Button>
    </div>
  );
}
