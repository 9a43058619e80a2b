import { certificates, type OwnCertificate, type ReplyOf } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import type { PagePosition } from '@marquee/shared-contracts/ui';
import { makeAutoObservable } from 'mobx';

type OwnPage = ReplyOf<typeof certificates.own>;

/** chosen: certificates per page. */
const PAGE_SIZE = '10';

/** A participant's certificates, and the correction of a name (CE-7). */
export class OwnCertificatesStore {
  readonly list = new RemoteCall<[PagePosition], OwnPage>(({ page, after }) =>
    request(certificates.own, { query: { page: String(page), size: PAGE_SIZE, after } }),
  );
  readonly correcting = new RemoteCall((name: string) =>
    request(certificates.correctName, {
      params: { certificateId: this.corrected?.id ?? '' },
      body: { name },
    }),
  );
  /** The certificate whose name is being corrected. */
  corrected: OwnCertificate | undefined = undefined;
  #position: PagePosition | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(position: PagePosition): void {
    this.#position = position;
    void this.list.run(position);
  }

  async refresh(): Promise<void> {
    if (this.#position !== undefined) await this.list.refresh(this.#position);
  }

  open(certificate: OwnCertificate): void {
    this.correcting.reset();
    this.corrected = certificate;
  }

  close(): void {
    this.corrected = undefined;
  }

  /** Saves the corrected name; a failure keeps the dialog and the name. */
  async save(name: string): Promise<void> {
    if ((await this.correcting.run(name)) === undefined) return;
    this.close();
    await this.refresh();
  }
}
