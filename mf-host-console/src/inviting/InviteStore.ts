import { hosting } from '@marquee/shared-contracts';
import { Call, request, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** The key in a private event's link, and its renewal (EV-10). */
export class InviteStore {
  key: string;
  asking = false;
  readonly renewing = new Call(() => request(hosting.renewInvite, { params: { eventId: this.eventId } }));

  constructor(
    private readonly eventId: string,
    key: string,
  ) {
    this.key = key;
    makeAutoObservable<this, 'eventId'>(this, { renewing: false, eventId: false }, { autoBind: true });
  }

  ask(): void {
    this.asking = true;
  }

  close(): void {
    this.asking = false;
    this.renewing.reset();
  }

  async renew(): Promise<void> {
    const reply = await this.renewing.run();
    if (reply === undefined) return;
    this.hold(reply.data.inviteKey);
    toasts.success('The link is renewed.');
  }

  private hold(key: string): void {
    this.key = key;
    this.close();
  }
}
