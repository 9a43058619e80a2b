import { type MailTransport, mailboxTransport } from './MailTransport';
import { MailCipher } from './MailCipher';
import { MailClaims } from './MailClaims';
import type { MailMetrics } from './MailMetrics';
import { type LaneParts, type LaneRules, MailLane } from './MailLane';
import type { MailSettings } from './readMailSettings';
import { redactFinishedMails } from './outboxQueries';
import { TokenBucket } from './TokenBucket';
import { createSmtpTransport } from './createSmtpTransport';
import { startRepeating } from '../background/startRepeating';
import { withTimeout } from '../withTimeout';
import type { TimedDatabase } from '../database/TimedDatabase';
import { takeOverJobs } from './takeOverJobs';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const TAKE_OVER_MS = 5_000;
const REDACTION_MS = 3_600_000;
/** Milliseconds that a stop waits for mails in flight. */
const STOP_MS = 3_000;

interface DeliverySettings extends MailSettings {
  /** Without a mail server, mails stay readable in the developer's mailbox. */
  mailUrl: string | undefined;
  mailFrom: string;
}

/** Dependencies of the delivery. */
export interface DeliveryParts extends TimedDatabase {
  secret: string;
  figures: MailMetrics;
  /** Receives every error; the delivery continues. */
  onError: (error: unknown) => void;
}

/** Sends queued mails in lanes with connections of their own, until stopped. */
export function startMailDelivery(
  { database, clock, secret, figures, onError }: DeliveryParts,
  settings: DeliverySettings,
): { stop: () => Promise<void> } {
  const outbox: TimedDatabase = { database, clock };
  const keepText = settings.mailUrl === undefined;
  const reportError = (error: unknown): void => {
    figures.countError();
    onError(error);
  };
  const claims = new MailClaims(outbox, reportError);
  const parts: LaneParts = {
    outbox,
    claims,
    cipher: new MailCipher(secret),
    secret,
    figures,
    onError: reportError,
    keepText,
  };
  const rules = createLaneRules(settings);
  const lanes = rules.map((rule) => new MailLane(parts, rule));
  const repeat = (run: () => Promise<unknown>, pauseMs: number) =>
    startRepeating({ run, pauseMs, onError: reportError });
  const jobs = [
    repeat(() => takeOverJobs(outbox), TAKE_OVER_MS),
    ...(keepText ? [] : [repeat(() => redactFinishedMails(outbox), REDACTION_MS)]),
  ];
  claims.start();
  lanes.forEach((lane) => lane.start());
  return {
    stop: async () => {
      await withTimeout(Promise.all([...lanes, ...jobs].map((part) => part.stop())), STOP_MS);
      await claims.stop();
      rules.forEach(({ transport }) => transport.close());
    },
  };
}

/** Codes get the most senders, because people wait for them on the screen. */
function createLaneRules({ connections, bulkPerSecond, mailUrl, mailFrom }: DeliverySettings): LaneRules[] {
  const code = Math.max(1, Math.floor(connections * 0.4));
  const single = Math.max(1, Math.floor(connections * 0.2));
  const openTransport = (senders: number): MailTransport =>
    mailUrl === undefined ? mailboxTransport : createSmtpTransport(mailUrl, mailFrom, senders);
  const createLane = (kinds: LaneRules['kinds'], senders: number) => ({
    kinds,
    senders,
    transport: openTransport(senders),
  });
  return [
    // A code lives ten minutes, so its mail is useless after a quarter of an hour.
    { ...createLane(['code'], code), longestDelay: 10, maxAge: 15 * MINUTE },
    { ...createLane(['single'], single), longestDelay: 15 * MINUTE, maxAge: DAY },
    {
      ...createLane(['bulk', 'announcement'], connections - code - single),
      rate: new TokenBucket(bulkPerSecond),
      longestDelay: 15 * MINUTE,
      maxAge: DAY,
    },
  ];
}
