import { makeAutoObservable } from 'mobx';
import { type Account, auth, HOST_CANNOT_REGISTER, type SessionGrant } from '../../contract/index';
import { RemoteCall } from '../RemoteCall';
import { connection } from '../Connection';
import { deviceStorage, ENDED_KEY, tabStorage, TOKEN_KEY } from '../deviceStorage';
import { removeSessionData } from '../namespacedStorage';
import { pageSingleton } from '../pageSingleton';
import { bearerToken, request } from '../request';
import { tabChannel, type TabChannel } from '../tabChannel';
import { toasts } from '../Toasts';
import { returnTo } from './returnTo';
import { EventMarks } from './EventMarks';

/** An open login popup; `reason` is the sentence that the popup shows. */
export interface LoginPrompt {
  reason: string | undefined;
}

/** Changed fields of an account, sent to other tabs. */
interface AccountChange {
  id: string;
  changes: Partial<Account>;
}

export const SESSION_ENDED = 'Your session has ended';

/** The session of this page: one instance for shell and remotes, with token, account and event marks. */
export class Session {
  token: string | null = null;
  /** The logged-in account; after the session has ended, its last account. */
  account: Account | null = null;
  /**
   * Whether the server ended the session and nobody has logged in since; the page still shows the data of `account`
   * (AU-26).
   */
  hasEnded = false;
  loginPrompt: LoginPrompt | null = null;
  readonly marks = new EventMarks();
  readonly restoring: RemoteCall<[], Account> = new RemoteCall(async () => (await request(auth.me)).data);

  #tabs: TabChannel<AccountChange> | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** `restoring` while a stored token's account is unknown. */
  get status(): 'visitor' | 'restoring' | 'loggedIn' {
    if (this.token === null) return 'visitor';
    return this.account === null || this.hasEnded ? 'restoring' : 'loggedIn';
  }

  get viewer(): 'visitor' | 'user' | 'host' {
    if (this.status !== 'loggedIn') return 'visitor';
    return this.account?.role === 'HOST' ? 'host' : 'user';
  }

  /** Restores a stored token and follows the other tabs (AU-23, AU-26, AU-29). The shell calls this once. */
  async start(): Promise<void> {
    deviceStorage.removeLegacyKeys();
    this.#tabs = tabChannel('account', this.applyAccountChange);
    bearerToken.onRejected = (token) => this.#handleSessionEnd(token);
    window.addEventListener('storage', (event) => {
      if (event.key === ENDED_KEY && event.newValue !== null) this.#handleSessionEndInOtherTab();
      if (event.key === TOKEN_KEY || event.key === null) void this.#syncWithStorage();
    });
    connection.onRestored(this.recover);
    await this.#syncWithStorage();
  }

  /** Repeats what an outage failed: the restoring of the session, or the lists of its marks. */
  async recover(): Promise<void> {
    if (this.restoring.error?.isOutage && this.account === null) await this.restore();
    else await this.marks.recover();
  }

  /** Starts the session granted by a login or a confirmed code. */
  async begin(grant: SessionGrant): Promise<void> {
    deviceStorage.setToken(grant.token);
    this.setToken(grant.token);
    await this.setAccount(grant.user);
    const [likedId, inviteKey] = returnTo.takeLike();
    if (likedId !== undefined && !this.marks.liked.has(likedId)) await this.toggleLike(likedId, inviteKey);
  }

  /** Ends the session here, on the server and in other tabs; the theme stays (AU-24, AU-25). */
  async logOut(): Promise<void> {
    const ended =
      this.token === null ? undefined : request(auth.logout, { keepalive: true }).catch(() => undefined);
    deviceStorage.removeToken();
    tabStorage.clear();
    removeSessionData();
    this.clear();
    await ended;
  }

  /** Applies changes of the account to this page and to the other tabs. */
  changeAccount(changes: Partial<Account>): void {
    if (this.account === null) return;
    const change = { id: this.account.id, changes };
    this.applyAccountChange(change);
    this.#tabs?.post(change);
  }

  /**
   * Opens the login popup. After login the person continues at `continueAt`, a path of this site, or at the path
   * remembered before (AU-27, RT-9).
   */
  promptLogin(continueAt?: string, reason?: string): void {
    if (continueAt !== undefined) returnTo.setPath(continueAt);
    this.loginPrompt = { reason };
  }

  closeLoginPrompt(): void {
    this.loginPrompt = null;
  }

  /**
   * Toggles a like. A visitor must log in first; a host sees an error (AU-30, RT-9). A private event needs its invite
   * key.
   */
  async toggleLike(eventId: string, inviteKey?: string): Promise<void> {
    if (this.viewer === 'visitor') {
      this.promptLogin(getCurrentPath());
      returnTo.setLike(eventId, inviteKey);
    } else if (this.viewer === 'host') toasts.error(HOST_CANNOT_REGISTER);
    else await this.marks.toggleLike(eventId, inviteKey);
  }

  private applyAccountChange({ id, changes }: AccountChange): void {
    if (this.account?.id === id) this.account = { ...this.account, ...changes };
  }

  async #syncWithStorage(): Promise<void> {
    const storedToken = deviceStorage.token();
    if (storedToken === this.token) return;
    if (!this.hasEnded) this.clear();
    if (storedToken === null) return;
    this.setToken(storedToken);
    await this.restore();
  }

  /** Loads the token's account; without a network the token stays for the next try. */
  async restore(): Promise<void> {
    const account = await this.restoring.run();
    if (account !== undefined) await this.setAccount(account);
  }

  private async setAccount(account: Account): Promise<void> {
    this.account = account;
    this.hasEnded = false;
    this.loginPrompt = null;
    if (account.role === 'USER') await this.marks.load();
  }

  private setToken(token: string): void {
    this.token = token;
    bearerToken.token = token;
  }

  private clear(): void {
    this.account = null;
    this.hasEnded = false;
    this.clearToken();
  }

  private clearToken(): void {
    this.token = null;
    bearerToken.token = null;
    this.marks.clear();
    this.restoring.reset();
  }

  /** Handles a rejected token: one login popup, with the path to return to (AU-26). */
  #handleSessionEnd(token: string): void {
    if (token !== this.token) return;
    deviceStorage.announceSessionEnd();
    deviceStorage.removeToken();
    this.promptAfterSessionEnd();
  }

  /** Handles the end of a shared session reported by another tab, unless a newer token is stored. */
  #handleSessionEndInOtherTab(): void {
    const storedToken = deviceStorage.token();
    if (this.token !== null && (storedToken === null || storedToken === this.token))
      this.promptAfterSessionEnd();
  }

  private promptAfterSessionEnd(): void {
    this.hasEnded = this.account !== null;
    this.clearToken();
    this.promptLogin(getCurrentPath(), SESSION_ENDED);
  }
}

const getCurrentPath = (): string => `${window.location.pathname}${window.location.search}`;

export const session = pageSingleton('session', () => new Session());
