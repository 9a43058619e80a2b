import { makeAutoObservable } from 'mobx';
import { type Account, auth, HOST_CANNOT_REGISTER, type SessionGrant } from '../../contract/index';
import { RemoteCall } from '../RemoteCall';
import { deviceStorage, ENDED_KEY, tabStorage, TOKEN_KEY } from '../deviceStorage';
import { bearerToken, request } from '../request';
import { tabChannel, type TabChannel } from '../tabChannel';
import { toasts } from '../Toasts';
import { returnTo } from './returnTo';
import { EventMarks } from './EventMarks';

/** Why the login popup is open; `reason` is a sentence to show in it. */
export interface LoginPrompt {
  reason: string | undefined;
}

/** What a person has changed of which account. */
interface AccountChange {
  id: string;
  changes: Partial<Account>;
}

export const SESSION_ENDED = 'Your session has ended';

/**
 * Who uses this page: one instance for shell and remotes. Holds the token, the account, and the person's event marks;
 * the only store that keeps anything on the device.
 */
export class Session {
  token: string | null = null;
  /** Who is logged in; once the session has `ended`, whose it was. */
  account: Account | null = null;
  /** The server has ended the session, and nobody has logged in since: what is on the page is still `account`'s (AU-26). */
  ended = false;
  loginPrompt: LoginPrompt | null = null;
  readonly marks = new EventMarks();
  readonly restoring = new RemoteCall(async () => (await request(auth.me)).data);

  private tabs: TabChannel<AccountChange> | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'tabs'>(this, { tabs: false }, { autoBind: true });
  }

  /** `restoring` while a kept token's owner is not known yet. */
  get status(): 'visitor' | 'restoring' | 'loggedIn' {
    if (this.token === null) return 'visitor';
    return this.account === null || this.ended ? 'restoring' : 'loggedIn';
  }

  get viewer(): 'visitor' | 'user' | 'host' {
    if (this.status !== 'loggedIn') return 'visitor';
    return this.account?.role === 'HOST' ? 'host' : 'user';
  }

  /** Takes up a kept token, and follows what other tabs do (AU-23, AU-26, AU-29). Called once, by the shell. */
  async start(): Promise<void> {
    deviceStorage.removeLegacyKeys();
    this.tabs = tabChannel('account', this.applyAccountChange);
    bearerToken.refused = (token) => this.handleSessionEnd(token);
    window.addEventListener('storage', (event) => {
      if (event.key === ENDED_KEY && event.newValue !== null) this.handleSessionEndInOtherTab();
      if (event.key === TOKEN_KEY || event.key === null) void this.syncWithStorage();
    });
    await this.syncWithStorage();
  }

  /** Begins the session that a login or a confirmed code granted. */
  async begin(grant: SessionGrant): Promise<void> {
    deviceStorage.setToken(grant.token);
    this.setToken(grant.token);
    await this.setAccount(grant.user);
    const [wanted, inviteKey] = returnTo.takeLike();
    if (wanted !== undefined && !this.marks.liked.has(wanted)) await this.toggleLike(wanted, inviteKey);
  }

  /** Ends the session here, on the server and in other tabs (AU-24, AU-25); theme and language stay. */
  async logOut(): Promise<void> {
    const ended =
      this.token === null ? undefined : request(auth.logout, { keepalive: true }).catch(() => undefined);
    deviceStorage.removeToken();
    tabStorage.clear();
    this.clear();
    await ended;
  }

  /** What the person has changed of the own account shows at once wherever this page, and those of other tabs, name it. */
  changeAccount(changes: Partial<Account>): void {
    if (this.account === null) return;
    const news = { id: this.account.id, changes };
    this.applyAccountChange(news);
    this.tabs?.say(news);
  }

  /**
   * Opens the login popup; after the login the person goes on at `continueAt`, a path of this site, or where it was left
   * out at the place that was remembered before (AU-27, RT-9).
   */
  promptLogin(continueAt?: string, reason?: string): void {
    if (continueAt !== undefined) returnTo.setPath(continueAt);
    this.loginPrompt = { reason };
  }

  closeLoginPrompt(): void {
    this.loginPrompt = null;
  }

  /**
   * Likes or unlikes; a visitor is asked to log in first, a host is told why not (spec section 4, AU-30, RT-9). A private
   * event is liked with its key (EV-10).
   */
  async toggleLike(eventId: string, inviteKey?: string): Promise<void> {
    if (this.viewer === 'visitor') {
      this.promptLogin(currentPath());
      returnTo.setLike(eventId, inviteKey);
    } else if (this.viewer === 'host') toasts.error(HOST_CANNOT_REGISTER);
    else await this.marks.toggleLike(eventId, inviteKey);
  }

  private applyAccountChange({ id, changes }: AccountChange): void {
    if (this.account?.id === id) this.account = { ...this.account, ...changes };
  }

  private async syncWithStorage(): Promise<void> {
    const kept = deviceStorage.token();
    if (kept === this.token) return;
    if (!this.ended) this.clear();
    if (kept === null) return;
    this.setToken(kept);
    await this.restore();
  }

  /** Asks whose token this is; a network that is away keeps the token for the next try. */
  async restore(): Promise<void> {
    const account = await this.restoring.run();
    if (account !== undefined) await this.setAccount(account);
  }

  private async setAccount(account: Account): Promise<void> {
    this.account = account;
    this.ended = false;
    this.loginPrompt = null;
    if (account.role === 'USER') await this.marks.load();
  }

  private setToken(token: string): void {
    this.token = token;
    bearerToken.token = token;
  }

  private clear(): void {
    this.account = null;
    this.ended = false;
    this.clearToken();
  }

  private clearToken(): void {
    this.token = null;
    bearerToken.token = null;
    this.marks.clear();
    this.restoring.reset();
  }

  /** The server no longer knows this token: said once, with the place to come back to (AU-26). */
  private handleSessionEnd(token: string): void {
    if (token !== this.token) return;
    deviceStorage.announceSessionEnd();
    deviceStorage.removeToken();
    this.promptAfterSessionEnd();
  }

  /** Another tab was told so of the session that this one shares; a newer one that is kept already is followed instead. */
  private handleSessionEndInOtherTab(): void {
    const kept = deviceStorage.token();
    if (this.token !== null && (kept === null || kept === this.token)) this.promptAfterSessionEnd();
  }

  private promptAfterSessionEnd(): void {
    this.ended = this.account !== null;
    this.clearToken();
    this.promptLogin(currentPath(), SESSION_ENDED);
  }
}

const currentPath = (): string => `${window.location.pathname}${window.location.search}`;

export const session = new Session();
