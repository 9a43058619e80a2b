import { type Attendee, attendees, certificates, type CertificateKind } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, observableRef } from 'mobx';

/** The most people of a search in the dialog. */
const SIZE = '10';

/** Issues a certificate to one registered person (CE-5). */
export class AddCertificateStore {
  q = '';
  person: Attendee | undefined;
  kind: CertificateKind = 'PARTICIPATION';
  rank = '1';
  readonly searching: RemoteCall<[], Attendee[]>;
  readonly adding: RemoteCall<[], unknown>;

  constructor(eventId: string) {
    const params = { eventId };
    this.searching = new RemoteCall(
      async () => (await request(attendees.list, { params, query: { q: this.q, size: SIZE } })).participants,
    );
    this.adding = new RemoteCall(() =>
      request(certificates.add, {
        params: { eventId, accountId: this.person?.id ?? '' },
        body: { kind: this.kind, rank: this.kind === 'WINNER' ? Number(this.rank) : null },
      }),
    );
    makeAutoObservable(this, { person: observableRef }, { autoBind: true });
  }

  search(q: string): void {
    this.q = q;
    this.person = undefined;
    if (q === '') this.searching.reset();
    else void this.searching.run();
  }

  choose(person: Attendee): void {
    this.person = person;
    this.adding.reset();
  }

  setKind(kind: CertificateKind): void {
    this.kind = kind;
  }

  setRank(rank: string): void {
    this.rank = rank;
  }
}
