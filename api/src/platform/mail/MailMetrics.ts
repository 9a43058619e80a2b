import { Counter, type Registry } from 'prom-client';
import type { MailKind } from './MailKind';

const createCounter = (name: string, help: string, labelNames: string[] = []) =>
  new Counter({ name, help, labelNames, registers: [] });

/** Counters of this process's mails. */
export class MailMetrics {
  readonly #sent = createCounter(
    'marquee_mails_sent_total',
    'Mails that the mail server took over, by kind',
    ['kind'],
  );
  readonly #failed = createCounter(
    'marquee_mail_failures_total',
    'Tries that the mail server failed, by kind',
    ['kind'],
  );
  readonly #givenUp = createCounter(
    'marquee_mails_given_up_total',
    'Mails given up after their last try, by kind',
    ['kind'],
  );
  readonly #errors = createCounter(
    'marquee_mail_queue_errors_total',
    'Failed statements of the mail delivery',
  );

  countSent(kind: MailKind): void {
    this.#sent.inc({ kind });
  }

  countFailed(kind: MailKind): void {
    this.#failed.inc({ kind });
  }

  countGivenUp(kind: MailKind): void {
    this.#givenUp.inc({ kind });
  }

  countError(): void {
    this.#errors.inc();
  }

  register(registry: Registry): void {
    for (const figure of [this.#sent, this.#failed, this.#givenUp, this.#errors])
      registry.registerMetric(figure);
  }
}
