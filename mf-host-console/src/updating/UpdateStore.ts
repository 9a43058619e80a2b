import { type HostEventDetails, hosting } from '@marquee/shared-contracts';
import { Call, keptForm, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { changedPart, entriesOf, isSame, refusedOnScreen, valuesOf } from '../describing/eventAdapter';
import { EventDraft } from '../describing/EventDraft';
import { emptyEvent, type EventField, type EventValues } from '../describing/EventValues';
import { changedEventRules } from '../describing/eventValueRules';
import { requireGiven } from '../describing/requireGiven';
import { type Merged, mergedEdits } from './mergedEdits';

/** What an update needs, by the screens' names (spec section 5, EV-36). */
const UPDATE_FIELDS = [
  'eventId',
  'opportunityTitle',
  'aboutOpportunity',
  'organization',
  'registerStart',
  'registerEnd',
  'eventMode',
  'minTeamSize',
  'maxTeamSize',
  'opportunityType',
] as const;

type Conflict = Pick<Merged, 'taken' | 'clashes'> & { theirs: EventValues };

const fields = Object.keys(emptyEvent()) as EventField[];
const differ = (one: EventValues, other: EventValues): boolean =>
  fields.some((field) => !isSame(one, other, field));

/** Changing an event that stands, over two steps; what somebody else saves meanwhile is taken over or shown (EV-8). */
export class UpdateStore {
  /** What is typed; undefined until the event has been read. */
  draft: EventDraft | undefined = undefined;
  conflict: Conflict | undefined = undefined;
  readonly loading = new Call(async () => this.begin(await this.read()));
  readonly saving = new Call(() => this.save());
  private base: EventValues = emptyEvent();
  private version = 0;

  /** `name` keeps the draft on this tab. */
  constructor(
    private readonly name: string,
    private readonly eventId: string,
  ) {
    makeAutoObservable<this, 'name' | 'eventId'>(
      this,
      { loading: false, saving: false, name: false, eventId: false },
      { autoBind: true },
    );
  }

  /** Whether anything is another than what is saved. */
  get isChanged(): boolean {
    return this.draft !== undefined && differ(this.base, this.draft.values);
  }

  /** Takes their value of a field that both have changed. */
  takeTheirs(field: EventField): void {
    const { conflict, draft } = this;
    if (conflict === undefined) return;
    draft?.set(field, conflict.theirs[field]);
    this.conflict = { ...conflict, clashes: conflict.clashes.filter((one) => one !== field) };
  }

  /** Gives up what was typed, and reads the event again. */
  discard(): void {
    this.forget();
    this.draft = undefined;
    this.conflict = undefined;
    this.saving.reset();
    this.loading.reset();
    void this.loading.run();
  }

  /** Saves; true when all of it stands. What is refused is shown, a conflict too, and nothing typed is lost. */
  async submit(): Promise<boolean> {
    const { draft } = this;
    if (this.saving.loading || draft === undefined || !draft.form.check()) return false;
    await this.saving.run();
    draft.form.refuse(refusedOnScreen(this.saving.error?.fieldErrors ?? {}));
    if (this.saving.error?.code === 'VERSION_CONFLICT') await this.loading.run();
    return this.saving.state === 'succeeded';
  }

  private async read(): Promise<HostEventDetails> {
    return (await request(hosting.details, { params: { eventId: this.eventId } })).data;
  }

  /** Takes the event as it stands; what was typed on an older one is put over it. */
  private begin(event: HostEventDetails): HostEventDetails {
    const theirs = valuesOf(event);
    const base =
      this.draft === undefined ? keptForm.over(this.baseName, { values: theirs }).values : this.base;
    this.draft ??= new EventDraft(this.name, theirs, changedEventRules);
    const mine = this.draft.values;
    const { values, taken, clashes } = mergedEdits({ base, mine, theirs });
    // Whoever has typed nothing need not be told that the event is another.
    if (differ(base, theirs) && differ(base, mine)) this.conflict = { taken, clashes, theirs };
    if (differ(mine, values)) this.draft.replace(values);
    this.stand(theirs, event.version);
    return event;
  }

  private async save(): Promise<void> {
    const values = { ...(this.draft?.values ?? this.base) };
    const { eventId } = this;
    const [minTeamSize, maxTeamSize] = [values.minTeamSize || '1', values.maxTeamSize || '1'];
    requireGiven({ ...values, eventId, minTeamSize, maxTeamSize }, UPDATE_FIELDS);
    await this.write(values);
    this.forget();
  }

  private async write(values: EventValues): Promise<void> {
    const params = { eventId: this.eventId };
    const changed = changedPart(this.base, values);
    if (Object.keys(changed).length > 0) {
      await request(hosting.update, { params, body: { ...changed, version: this.version } });
      // The stages may still fail: what is sent again then is only what is left. The version is the one that this change
      // makes, not the one that stands now: where somebody has made the same change, they may have changed stages too.
      this.stand({ ...values, stages: this.base.stages }, this.version + 1);
    }
    if (isSame(this.base, values, 'stages')) return;
    const body = { entries: entriesOf(values), version: this.version };
    await request(hosting.replaceTimeline, { params, body });
  }

  /** The event stands like this: what is typed is compared with it, after a reload too. */
  private stand(base: EventValues, version: number): void {
    this.base = base;
    this.version = version;
    keptForm.keep(this.baseName, { values: base });
  }

  private forget(): void {
    this.draft?.drop();
    keptForm.drop(this.baseName);
  }

  private get baseName(): string {
    return `${this.name}.base`;
  }
}
