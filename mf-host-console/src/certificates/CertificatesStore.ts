import {
  certificates,
  type CertificateStatus,
  type HostCertificate,
  type ReplyOf,
} from '@marquee/shared-contracts';
import { RemoteCall, request, requestText, saveFile, toasts } from '@marquee/shared-contracts/browser';
import type { PagePosition } from '@marquee/shared-contracts/ui';
import { makeAutoObservable } from 'mobx';

export type CertificatePage = ReplyOf<typeof certificates.list>;

/** Search text and state; '' does not limit. */
export interface CertificateFilter {
  q: string;
  state: string;
}

/** chosen: certificates per page, as in the list of participants. */
const PAGE_SIZE = '50';

const toQuery = ({ q, state }: { q: string; state: string }) => ({
  ...(q !== '' && { q }),
  ...((state === 'valid' || state === 'revoked' || state === 'withdrawn') && { state }),
});

/** The change for which a dialog is open, and its certificate. */
export interface Editing {
  kind: 'rename' | 'revoke';
  certificate: HostCertificate;
}

/** The certificates of an event: their progress, list and changes (CE-3, CE-5, CE-8). */
export class CertificatesStore {
  readonly eventId: string;
  readonly status: RemoteCall<[], CertificateStatus>;
  readonly list: RemoteCall<[CertificateFilter, PagePosition], CertificatePage>;
  readonly issuing: RemoteCall<[], number>;
  readonly exporting: RemoteCall<[CertificateFilter], void>;
  readonly changing: RemoteCall<[string], unknown>;
  readonly restoring: RemoteCall<[string], unknown>;
  editing: Editing | undefined = undefined;
  #query: [CertificateFilter, PagePosition] | undefined = undefined;

  constructor(eventId: string) {
    const params = { eventId };
    this.eventId = eventId;
    this.status = new RemoteCall(async () => (await request(certificates.status, { params })).data);
    this.list = new RemoteCall((filter, { page, after }) =>
      request(certificates.list, {
        params,
        query: { ...toQuery(filter), page: String(page), size: PAGE_SIZE, after },
      }),
    );
    this.issuing = new RemoteCall(async () => (await request(certificates.issue, { params })).data.issued);
    this.exporting = new RemoteCall(async (filter) => {
      const query = { ...toQuery(filter), format: 'csv' as const };
      const text = await requestText(certificates.list, { params, query });
      saveFile({ name: 'certificates.csv', type: 'text/csv', text });
    });
    this.changing = new RemoteCall((text) => this.#change(text));
    this.restoring = new RemoteCall((certificateId) =>
      request(certificates.restore, { params: { eventId, certificateId } }),
    );
    makeAutoObservable(this, { eventId: false }, { autoBind: true });
  }

  show(filter: CertificateFilter, position: PagePosition): void {
    this.#query = [filter, position];
    void this.list.run(filter, position);
  }

  async refresh(): Promise<void> {
    await Promise.all([
      this.status.refresh(),
      this.#query !== undefined && this.list.result !== undefined && this.list.refresh(...this.#query),
    ]);
  }

  /** Issues the missing certificates and says how many; a failure may be repeated. */
  async issue(): Promise<void> {
    const issued = await this.issuing.run();
    if (issued === undefined) toasts.error(this.issuing.error?.message ?? '');
    else toasts.success(issued === 1 ? '1 certificate was issued.' : `${issued} certificates were issued.`);
    await this.refresh();
  }

  async restore({ id }: HostCertificate): Promise<void> {
    if ((await this.restoring.run(id)) === undefined) toasts.error(this.restoring.error?.message ?? '');
    await this.refresh();
  }

  open(editing: Editing): void {
    this.changing.reset();
    this.editing = editing;
  }

  close(): void {
    this.editing = undefined;
  }

  /** Saves the name or the reason of the open dialog; a failure keeps the dialog. */
  async save(text: string): Promise<void> {
    if ((await this.changing.run(text)) === undefined) return;
    this.close();
    await this.refresh();
  }

  async export(filter: CertificateFilter): Promise<void> {
    await this.exporting.run(filter);
    if (this.exporting.error !== undefined) toasts.error(this.exporting.error.message);
  }

  #change(text: string) {
    const params = { eventId: this.eventId, certificateId: this.editing?.certificate.id ?? '' };
    return this.editing?.kind === 'revoke'
      ? request(certificates.revoke, { params, body: { reason: text } })
      : request(certificates.rename, { params, body: { name: text } });
  }
}
