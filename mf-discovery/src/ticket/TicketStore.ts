import { type Ticket, tickets } from '@marquee/shared-contracts';
import {
  RemoteCall,
  request,
  requestFile,
  saveFile,
  session,
  toasts,
} from '@marquee/shared-contracts/browser';
import { makeAutoObservable, observableRef } from 'mobx';
import { type SavedTicket, savedTickets } from './SavedTickets';

/** The ticket of one registration: the server's, or without a network the one that this device saw last. */
export class TicketStore {
  saved: SavedTicket | undefined;
  readonly loading: RemoteCall<[], Ticket> = new RemoteCall(async () => this.keep(await this.#read()));
  readonly renewing: RemoteCall<[], Ticket> = new RemoteCall(async () => this.keep(await this.#renew()));
  readonly #eventId: string;

  constructor(eventId: string) {
    this.#eventId = eventId;
    this.saved = savedTickets.read(eventId);
    makeAutoObservable(this, { saved: observableRef }, { autoBind: true });
  }

  /** Undefined before the first reply on this device, and for another account's ticket. */
  get shown(): Ticket | undefined {
    const { saved } = this;
    if (saved === undefined) return undefined;
    return session.account === null || session.account.id === saved.accountId ? saved.ticket : undefined;
  }

  /** When the ticket was read, if the server could not be asked now; undefined for a current ticket. */
  get savedAt(): number | undefined {
    return this.loading.state === 'succeeded' ? undefined : this.saved?.savedAt;
  }

  /** Whether the server knows no registration of the account. */
  get isMissing(): boolean {
    const status = this.loading.error?.status;
    return status === 403 || status === 404;
  }

  /** Reads the ticket; one that the server refuses disappears from this device. */
  async load(): Promise<void> {
    await this.loading.run();
    if (!this.isMissing) return;
    savedTickets.remove(this.#eventId);
    this.forget();
  }

  /** Downloads the code as a picture. */
  async savePicture(): Promise<void> {
    try {
      const content = await requestFile(tickets.picture, { params: { eventId: this.#eventId } });
      saveFile({ name: 'ticket.png', content });
    } catch (error) {
      toasts.error(error instanceof Error ? error.message : 'Failed to draw the ticket');
    }
  }

  private forget(): void {
    this.saved = undefined;
  }

  private keep(ticket: Ticket): Ticket {
    this.saved = { accountId: session.account?.id ?? '', savedAt: Date.now(), ticket };
    savedTickets.save(this.saved);
    return ticket;
  }

  async #read(): Promise<Ticket> {
    return (await request(tickets.read, { params: { eventId: this.#eventId } })).data;
  }

  async #renew(): Promise<Ticket> {
    return (await request(tickets.renew, { params: { eventId: this.#eventId } })).data;
  }
}
