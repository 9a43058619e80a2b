import { setTimeout as pause } from 'node:timers/promises';
import { type RunningServer } from '../../../../api/src/testing/startServer';
import type { Figure } from '../api/Figure';
import type { Drill } from './Drill';
import { type MailStage, openMailStage } from './mailStage';

const REGISTRANTS = 6_000;
const KILLS = 10;
/** Mails that may be on their way at the moment of a crash: one for each sender of bulk mail (docs/operation.md). */
const SENDERS = 4;
const CONTINUE_MS = 10_000;
const FINISH_MS = 240_000;

const repeatsOf = ({ mails }: MailStage): number =>
  mails.recipients().length - new Set(mails.recipients()).size;

/** kill -9 of the only server under bulk mail, ten times: mails sent twice, mails lost, and how soon it goes on. */
export const mailsAtCrash: Drill = async (cluster) => {
  const stage = await openMailStage(cluster, REGISTRANTS, { MAIL_BULK_PER_SECOND: '100' });
  try {
    const first = stage.start();
    await stage.cancel(await first.address);
    const crashes = await crashRepeatedly(stage, first);
    const arrived = () => new Set(stage.mails.recipients()).size;
    const end = performance.now() + FINISH_MS;
    while (arrived() < REGISTRANTS && performance.now() < end) await pause(200);
    return figuresOf(crashes, { repeats: repeatsOf(stage), lost: REGISTRANTS - arrived() });
  } finally {
    await stage.close();
  }
};

/** The result of one crash: mails that came twice, milliseconds until the next server was ready, and then until mails went on. */
interface Crash {
  repeats: number;
  started: number;
  continued: number;
}

async function crashRepeatedly(stage: MailStage, first: RunningServer): Promise<Crash[]> {
  let server = first;
  const crashes: Crash[] = [];
  for (let round = 1; round <= KILLS; round += 1) {
    // At another moment of the work each time.
    await pause(3_000 + round * 37);
    const [sent, repeated] = [stage.mails.recipients().length, repeatsOf(stage)];
    await server.stop('SIGKILL');
    server = stage.start();
    const started = await server.startTime;
    const ready = performance.now();
    while (stage.mails.recipients().length <= sent + SENDERS) await pause(10);
    const continued = performance.now() - ready;
    // By then the claims of the process that died have ended.
    await pause(CONTINUE_MS);
    crashes.push({ repeats: repeatsOf(stage) - repeated, started, continued });
  }
  return crashes;
}

function figuresOf(
  crashes: readonly Crash[],
  { repeats, lost }: { repeats: number; lost: number },
): Figure[] {
  const most = Math.max(...crashes.map((crash) => crash.repeats));
  const slowest = Math.max(...crashes.map(({ continued }) => continued));
  const start = Math.max(...crashes.map(({ started }) => started));
  return [
    { name: 'mails sent twice, all crashes', value: `${repeats} of ${REGISTRANTS}` },
    {
      name: 'mails sent twice at a crash, at most',
      value: String(most),
      target: `at most ${SENDERS}`,
      met: most <= SENDERS,
    },
    { name: 'mails lost', value: String(lost), target: '0', met: lost === 0 },
    { name: 'a server is ready again after kill -9', value: `${(start / 1000).toFixed(1)} s at most` },
    {
      name: 'mails go on after that',
      value: `${(slowest / 1000).toFixed(1)} s at most`,
      target: 'within 10 s',
      met: slowest <= CONTINUE_MS,
    },
  ];
}
