import { reportBackgroundError } from '../background/backgroundErrors';
import type { Settings } from '../settings';
import type { Mailer } from './Mailer';
import { MailMetrics } from './MailMetrics';
import { OutboxMailer } from './OutboxMailer';
import { type DeliveryParts, startMailDelivery } from './startMailDelivery';

interface Mail {
  mailer: Mailer;
  mailFigures: MailMetrics;
  stop: () => Promise<void>;
}

/** A server process's mail: queueing and delivery. */
export function openMail(
  parts: Pick<DeliveryParts, 'database' | 'clock' | 'secret'>,
  settings: Pick<Settings, 'mail' | 'mailUrl' | 'mailFrom' | 'publicUrl'>,
): Mail {
  const mailFigures = new MailMetrics();
  const { stop } = startMailDelivery(
    { ...parts, figures: mailFigures, onError: (error) => reportBackgroundError('send mail', error) },
    { ...settings, ...settings.mail },
  );
  return { mailer: new OutboxMailer({ ...parts, publicUrl: settings.publicUrl }), mailFigures, stop };
}
