import { type Carrier, mailboxCarrier } from './Carrier';
import { MailCipher } from './MailCipher';
import { MailClaims } from './MailClaims';
import type { MailFigures } from './MailFigures';
import { type LaneParts, type LaneRules, MailLane } from './MailLane';
import type { MailSettings } from './mailSettings';
import { forgetSentMails, type Outbox } from './outboxQueries';
import { RateLimit } from './RateLimit';
import { smtpCarrier } from './smtpCarrier';
import { startRepeating } from './startRepeating';
import { takeOverJobs } from './takeOverJobs';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const TAKE_OVER_MS = 5_000;
const FORGET_MS = 3_600_000;
/** How long a stop waits for the mails in hand. */
const STOP_MS = 3_000;

interface DeliverySettings extends MailSettings {
  /** Without a mail server, mails stay readable in the developer's mailbox. */
  mailUrl: string | undefined;
  mailFrom: string;
}

/** What the delivery needs of the process. */
export interface DeliveryParts extends Outbox {
  secret: string;
  figures: MailFigures;
  /** Hears of every error; the delivery goes on. */
  onError: (error: unknown) => void;
}

/** Sends the mails of the outbox, each kind in a lane of its own with connections of its own, until it is stopped. */
export function startMailDelivery(
  { database, clock, secret, figures, onError }: DeliveryParts,
  settings: DeliverySettings,
): { stop: () => Promise<void> } {
  const outbox: Outbox = { database, clock };
  const keepsText = settings.mailUrl === undefined;
  const hear = (error: unknown): void => {
    figures.countError();
    onError(error);
  };
  const claims = new MailClaims(outbox, hear);
  const parts: LaneParts = {
    outbox,
    claims,
    cipher: new MailCipher(secret),
    figures,
    onError: hear,
    keepsText,
  };
  const rules = laneRules(settings);
  const lanes = rules.map((rule) => new MailLane(parts, rule));
  const chores = [
    startRepeating(() => takeOverJobs(outbox), TAKE_OVER_MS, hear),
    ...(keepsText ? [] : [startRepeating(() => forgetSentMails(outbox), FORGET_MS, hear)]),
  ];
  claims.start();
  lanes.forEach((lane) => lane.start());
  return {
    stop: async () => {
      const stopped = Promise.all([...lanes, ...chores].map((part) => part.stop()));
      await within(STOP_MS, stopped);
      await claims.stop();
      rules.forEach(({ carrier }) => carrier.close());
    },
  };
}

/** Codes get the most senders: everybody who waits for one sits before the screen. */
function laneRules({ connections, bulkPerSecond, mailUrl, mailFrom }: DeliverySettings): LaneRules[] {
  const code = Math.max(1, Math.floor(connections * 0.4));
  const single = Math.max(1, Math.floor(connections * 0.2));
  const carrierFor = (senders: number): Carrier =>
    mailUrl === undefined ? mailboxCarrier : smtpCarrier(mailUrl, mailFrom, senders);
  const lane = (kind: LaneRules['kind'], senders: number) => ({
    kind,
    senders,
    carrier: carrierFor(senders),
  });
  return [
    // A code lives ten minutes; after a quarter of an hour its mail is of no use.
    { ...lane('code', code), longestDelay: 10, maxAge: 15 * MINUTE },
    { ...lane('single', single), longestDelay: 15 * MINUTE, maxAge: DAY },
    {
      ...lane('bulk', connections - code - single),
      rate: new RateLimit(bulkPerSecond),
      longestDelay: 15 * MINUTE,
      maxAge: DAY,
    },
  ];
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
