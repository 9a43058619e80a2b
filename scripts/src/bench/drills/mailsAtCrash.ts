import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '../../../../api/src/testing/startServer';
import type { Figure } from '../Figure';
import type { Drill } from './Drill';
import { type MailSetup, createMailSetup } from './createMailSetup';

const REGISTRANTS = 6_000;
const KILLS = 10;
/** Mails in flight at a crash: one for each sender of bulk mail (docs/operation.md). */
const SENDERS = 4;
const CONTINUE_MS = 10_000;
const FINISH_MS = 240_000;

const countRepeats = ({ mails }: MailSetup): number =>
  mails.recipients().length - new Set(mails.recipients()).size;

/** Kills the only server ten times under bulk mail and counts repeated and lost mails. */
export const mailsAtCrash: Drill = async (cluster) => {
  const setup = await createMailSetup(cluster, REGISTRANTS, { MAIL_BULK_PER_SECOND: '100' });
  try {
    const first = setup.start();
    await setup.cancel(await first.address);
    const crashes = await crashRepeatedly(setup, first);
    const countArrived = () => new Set(setup.mails.recipients()).size;
    const end = performance.now() + FINISH_MS;
    while (countArrived() < REGISTRANTS && performance.now() < end) await pause(200);
    return createFigures(crashes, { repeats: countRepeats(setup), lost: REGISTRANTS - countArrived() });
  } finally {
    await setup.close();
  }
};

interface Crash {
  /** Mails that arrived twice. */
  repeats: number;
  /** Milliseconds until the next server was ready. */
  started: number;
  /** Milliseconds from there until the next mail. */
  continued: number;
}

async function crashRepeatedly(setup: MailSetup, first: RunningServer): Promise<Crash[]> {
  let server = first;
  const crashes: Crash[] = [];
  for (let round = 1; round <= KILLS; round += 1) {
    // Varies the moment of the crash.
    await pause(3_000 + round * 37);
    const [sent, repeated] = [setup.mails.recipients().length, countRepeats(setup)];
    await server.stop('SIGKILL');
    server = setup.start();
    const started = await server.startTime;
    const ready = performance.now();
    while (setup.mails.recipients().length <= sent + SENDERS) await pause(10);
    const continued = performance.now() - ready;
    // The killed process's claims end within this time.
    await pause(CONTINUE_MS);
    crashes.push({ repeats: countRepeats(setup) - repeated, started, continued });
  }
  return crashes;
}

function createFigures(
  crashes: readonly Crash[],
  { repeats, lost }: { repeats: number; lost: number },
): Figure[] {
  const maximum = Math.max(...crashes.map((crash) => crash.repeats));
  const slowest = Math.max(...crashes.map(({ continued }) => continued));
  const start = Math.max(...crashes.map(({ started }) => started));
  return [
    { name: 'mails sent twice, all crashes', value: `${repeats} of ${REGISTRANTS}` },
    {
      name: 'mails sent twice at a crash, at most',
      value: String(maximum),
      target: `at most ${SENDERS}`,
      isMet: maximum <= SENDERS,
    },
    { name: 'mails lost', value: String(lost), target: '0', isMet: lost === 0 },
    { name: 'a server is ready again after kill -9', value: `${(start / 1000).toFixed(1)} s at most` },
    {
      name: 'mails go on after that',
      value: `${(slowest / 1000).toFixed(1)} s at most`,
      target: 'within 10 s',
      isMet: slowest <= CONTINUE_MS,
    },
  ];
}
