import type { Settings } from '../settings';
import { describeError } from './describeError';
import type { Mailer } from './Mailer';
import { MailFigures } from './MailFigures';
import { OutboxMailer } from './OutboxMailer';
import { type DeliveryParts, startMailDelivery } from './startMailDelivery';

/** The same error is logged this often at most, in milliseconds: an outage fails several statements a second. */
const LOG_MS = 10_000;

interface Mail {
  mailer: Mailer;
  mailFigures: MailFigures;
  stop: () => Promise<void>;
}

/** The mail of a server process: takes letters in and sends them; `log` gets a line for an error, without persons. */
export function openMail(
  parts: Pick<DeliveryParts, 'database' | 'clock' | 'secret'>,
  settings: Pick<Settings, 'mail' | 'mailUrl' | 'mailFrom'>,
  log: (line: string) => void,
): Mail {
  const mailFigures = new MailFigures();
  const { stop } = startMailDelivery(
    { ...parts, figures: mailFigures, onError: errorLog(log) },
    { ...settings, ...settings.mail },
  );
  return { mailer: new OutboxMailer(parts), mailFigures, stop };
}

function errorLog(log: (line: string) => void): (error: unknown) => void {
  const loggedAt = new Map<string, number>();
  return (error) => {
    const description = describeError(error);
    const now = performance.now();
    if (now - (loggedAt.get(description) ?? -Infinity) < LOG_MS) return;
    loggedAt.set(description, now);
    log(`A mail could not be sent yet: ${description}`);
  };
}
