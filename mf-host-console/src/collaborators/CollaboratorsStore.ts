import {
  type Administrator,
  type AdministratorRole,
  administratorRoleNames,
  administrators,
  formatFullName,
  HOST_SEARCH_MIN_LENGTH,
  type ListedHost,
  type ReplyOf,
} from '@marquee/shared-contracts';
import { RemoteCall, request, session, toasts } from '@marquee/shared-contracts/browser';
import type { PagePosition } from '@marquee/shared-contracts/ui';
import { makeAutoObservable } from 'mobx';

type HostPage = ReplyOf<typeof administrators.hosts>;

export const formatName = ({ firstName, lastName }: Administrator): string =>
  formatFullName({ firstname: firstName, lastname: lastName });

/** The hosts of an event, and those who can be added (HO-4, HO-5). */
export class CollaboratorsStore {
  readonly connected: RemoteCall<[], Administrator[]>;
  readonly hosts: RemoteCall<[string, PagePosition], HostPage>;
  readonly adding: RemoteCall<[ListedHost], Administrator>;
  readonly changingRole: RemoteCall<[Administrator, AdministratorRole], Administrator>;
  readonly accepting: RemoteCall<[], Administrator>;
  readonly removing: RemoteCall<[Administrator], void>;
  /** The role of hosts that are added. */
  role: AdministratorRole = 'MANAGER';
  /** The host whose addition is pending. */
  addingId: string | undefined = undefined;
  /** The host whose removal awaits confirmation. */
  pendingRemoval: Administrator | undefined = undefined;

  constructor(eventId: string) {
    const params = { eventId };
    this.connected = new RemoteCall(async () => (await request(administrators.list, { params })).data);
    this.hosts = new RemoteCall((q, { page, after }) =>
      request(administrators.hosts, { query: { page: String(page), ...(q !== '' && { q }), after } }),
    );
    this.adding = new RemoteCall(
      async ({ id: hostId }) =>
        (await request(administrators.add, { params: { eventId, hostId }, query: { role: this.role } })).data,
    );
    this.changingRole = new RemoteCall(
      async ({ id: administratorId }, role) =>
        (await request(administrators.changeRole, { params: { eventId, administratorId }, body: { role } }))
          .data,
    );
    this.accepting = new RemoteCall(async () => (await request(administrators.accept, { params })).data);
    this.removing = new RemoteCall(async ({ id: hostId }) => {
      await request(administrators.remove, { params: { eventId, hostId } });
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Hosts of the current search page, without connected hosts and without the current user. */
  get availableHosts(): ListedHost[] {
    const excludedIds = new Set([session.account?.id, ...(this.connected.result ?? []).map(({ id }) => id)]);
    return (this.hosts.result?.data ?? []).filter(({ id }) => !excludedIds.has(id));
  }

  /** Searches with two or more letters; an empty search lists all hosts (HO-4). */
  search(q: string, position: PagePosition): void {
    if (q === '' || [...q].length >= HOST_SEARCH_MIN_LENGTH) void this.hosts.run(q, position);
  }

  /** Makes a host an administrator and lists them as connected; returns true on success. */
  async add(host: ListedHost): Promise<boolean> {
    if (this.addingId !== undefined) return false;
    this.addingId = host.id;
    const added = await this.adding.run(host);
    if (added !== undefined) {
      await this.connected.run();
      toasts.success(`${formatFullName(host)} is connected.`);
    }
    this.finishAdding();
    return added !== undefined;
  }

  /** Accepts the current user's invitation (HO-5); returns true on success, otherwise a toast gives the reason. */
  async accept(): Promise<boolean> {
    const accepted = await this.accepting.run();
    if (accepted !== undefined) await this.connected.run();
    else if (this.accepting.error !== undefined) toasts.error(this.accepting.error.message);
    return accepted !== undefined;
  }

  setRole(role: AdministratorRole): void {
    this.role = role;
  }

  /** Gives an administrator another role; a toast tells the outcome, and the list shows what is stored. */
  async changeRole(person: Administrator, role: AdministratorRole): Promise<void> {
    const changed = await this.changingRole.run(person, role);
    await this.connected.refresh();
    if (changed !== undefined) toasts.success(`${formatName(person)}: ${administratorRoleNames[role]}`);
    else if (this.changingRole.error !== undefined) toasts.error(this.changingRole.error.message);
  }

  setPendingRemoval(person: Administrator | undefined): void {
    this.removing.reset();
    this.pendingRemoval = person;
  }

  /**
   * Removes the administrator after confirmation; returns true on success. On failure the dialog stays open with the
   * reason.
   */
  async remove(): Promise<boolean> {
    const { pendingRemoval } = this;
    if (pendingRemoval === undefined) return false;
    await this.removing.run(pendingRemoval);
    if (this.removing.state !== 'succeeded') return false;
    this.setPendingRemoval(undefined);
    // A host who leaves gets an undo.
    if (pendingRemoval.id !== session.account?.id)
      toasts.success(`${formatName(pendingRemoval)} is no longer a collaborator.`);
    return true;
  }

  private finishAdding(): void {
    this.addingId = undefined;
  }
}
