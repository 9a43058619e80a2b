import type { SavedAnswer } from '@marquee/shared-contracts';
import { tabChannel } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, observable } from 'mobx';
import { basedOn, type Choice, chosen, type Choosing } from './Choice';
import { choiceDrawer } from './choiceDrawer';
import { type Taker, takerName } from './Taker';

interface Hearers {
  /** There is something to send. */
  onKept: () => void;
  /** The server has this answer, as this tab or another one has heard. */
  onSaved: (answer: SavedAnswer, page: number) => void;
}

/** What the tabs of one person tell each other. */
type Word =
  | { kind: 'kept'; choice: Choice }
  | { kind: 'dropped'; questionId: string }
  | { kind: 'saved'; answer: SavedAnswer; page: number };

const PARTS = { hearers: false, drawer: false, channel: false } as const;

/**
 * What a person chose and the server has not confirmed: put down on the device before anything else, the same in every
 * tab, there again after a reload or a crash, and gone only when the server has it or the person has read why not.
 */
export class KeptChoices {
  private readonly choices = observable.map<string, Choice>({}, { deep: false });
  private readonly drawer;
  private readonly channel;

  constructor(
    taker: Taker,
    private readonly hearers: Hearers,
  ) {
    this.drawer = choiceDrawer(taker);
    this.channel = tabChannel<Word>(takerName(taker), (word) => this.hear(word));
    makeAutoObservable<this, keyof typeof PARTS>(this, PARTS, { autoBind: true });
    this.drawer.all().forEach((choice) => this.choices.set(choice.questionId, choice));
  }

  private get inOrder(): Choice[] {
    return [...this.choices.values()].toSorted((one, other) => one.order - other.order);
  }

  /** Still to be sent, in the order of choosing. */
  get waiting(): Choice[] {
    return this.inOrder.filter(({ returned }) => returned === undefined);
  }

  /** Not taken by the server, until the person has read of it. */
  get returned(): Choice[] {
    return this.inOrder.filter(({ returned }) => returned !== undefined);
  }

  /** The choice for a question that is still to be sent. */
  waitingFor(questionId: string): Choice | undefined {
    return this.waiting.find((choice) => choice.questionId === questionId);
  }

  /** Keeps what the person has just chosen, unless the server has it already. */
  choose(choosing: Choosing): void {
    const { id } = choosing.question;
    const choice = chosen(choosing, this.choices.get(id), (this.inOrder.at(-1)?.order ?? 0) + 1);
    if (choice === undefined) this.drop(id);
    else this.keep(choice);
    this.hearers.onKept();
  }

  keep(choice: Choice): void {
    this.choices.set(choice.questionId, choice);
    this.drawer.keep(choice);
    this.channel.say({ kind: 'kept', choice });
  }

  drop(questionId: string): void {
    if (!this.choices.delete(questionId)) return;
    this.drawer.drop(questionId);
    this.channel.say({ kind: 'dropped', questionId });
  }

  /** The server has this answer: what was chosen since for the same question goes on from there. */
  confirm(answer: SavedAnswer, page: number): void {
    const choice = this.waitingFor(answer.questionId);
    if (choice?.selectedOption === answer.selectedOption) this.drop(answer.questionId);
    else if (choice !== undefined) this.keep(basedOn(choice, answer));
    this.hearers.onSaved(answer, page);
    this.channel.say({ kind: 'saved', answer, page });
  }

  /** The server does not take what is kept for a question: it is not sent any more, and the person is told why. */
  giveBack(questionId: string, reason: string): void {
    const choice = this.waitingFor(questionId);
    if (choice !== undefined) this.keep({ ...choice, returned: reason });
  }

  /** Stops listening to other tabs. What is kept stays where it is. */
  stop(): void {
    this.channel.close();
  }

  private hear(word: Word): void {
    if (word.kind === 'kept') {
      this.choices.set(word.choice.questionId, word.choice);
      this.hearers.onKept();
    } else if (word.kind === 'dropped') this.choices.delete(word.questionId);
    else this.hearers.onSaved(word.answer, word.page);
  }
}
