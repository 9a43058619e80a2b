import { type FormRules, type TeamForm, teamRules, teams } from '@marquee/shared-contracts';
import {
  RemoteCall,
  FormStore,
  formDraft,
  request,
  session,
  toasts,
} from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

interface NewTeam extends TeamForm {
  visibility: 'public' | 'private';
}

const rules: FormRules<NewTeam> = teamRules;
const EMPTY: NewTeam = { teamName: '', visibility: 'public' };

/** The form of a new team; its draft survives navigation and reloads. */
export class CreateTeamStore {
  readonly form: FormStore<NewTeam>;
  readonly creating = new RemoteCall(async () => {
    const { teamName, visibility } = this.form.values;
    const body = { teamName, public: visibility === 'public' };
    return (await request(teams.create, { params: { eventId: this.#eventId }, body })).data;
  });
  isCancelDialogOpen = false;
  readonly #storageKey: string;
  readonly #eventId: string;

  constructor(eventId: string) {
    this.#eventId = eventId;
    this.#storageKey = `team.${session.account?.id ?? ''}.${eventId}`;
    this.form = new FormStore(formDraft.restore(this.#storageKey, EMPTY), rules);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  set<Field extends keyof NewTeam>(field: Field, value: NewTeam[Field]): void {
    this.form.set(field, value);
    formDraft.save(this.#storageKey, this.form.values);
  }

  /** Creates the team; resolves to true on success. A failure shows its error and keeps the draft (TM-14). */
  async create(): Promise<boolean> {
    if (this.creating.loading || !this.form.validate()) return false;
    const team = await this.creating.run();
    if (team === undefined) {
      this.#showError();
      return false;
    }
    this.discardDraft();
    toasts.success(`You lead the team ${team.teamName} now.`);
    return true;
  }

  openCancelDialog(): void {
    this.isCancelDialogOpen = true;
  }

  closeCancelDialog(): void {
    this.isCancelDialogOpen = false;
  }

  discardDraft(): void {
    formDraft.remove(this.#storageKey);
  }

  /** Shows errors of a field beside it, all others in a toast. */
  #showError(): void {
    const { code, message = '', fieldErrors = {} } = this.creating.error ?? {};
    const fieldMessages = code === 'TEAM_NAME_TAKEN' ? { teamName: message } : fieldErrors;
    this.form.setErrors(fieldMessages);
    if (Object.keys(fieldMessages).length === 0) toasts.error(message);
  }
}
