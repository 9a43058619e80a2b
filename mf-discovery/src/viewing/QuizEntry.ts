import { quiz, quizRefusal, refusals } from '@marquee/shared-contracts';
import { Call, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** The way into a quiz: asked for just before, so that nobody opens one that is over, empty or handed in. */
export class QuizEntry {
  /** Why the quiz cannot be taken, in the spec's words. */
  refusal: string | undefined = undefined;
  readonly asking = new Call(
    async () => (await request(quiz.progress, { params: { eventId: this.eventId } })).data,
  );

  constructor(private readonly eventId: string) {
    makeAutoObservable<this, 'eventId'>(this, { asking: false, eventId: false }, { autoBind: true });
  }

  /** True when the quiz may be opened now; otherwise `refusal` says why not. */
  async enter(): Promise<boolean> {
    const progress = await this.asking.run();
    this.refuse(progress === undefined ? this.asking.error?.message : refusalOf(progress));
    return this.refusal === undefined;
  }

  close(): void {
    this.refusal = undefined;
  }

  private refuse(reason: string | undefined): void {
    this.refusal = reason;
  }
}

type Progress = NonNullable<QuizEntry['asking']['result']>;

function refusalOf({ startsAt, endsAt, serverNow, totalQuestions, state }: Progress): string | undefined {
  const code = quizRefusal(
    {
      startTime: new Date(startsAt),
      endTime: new Date(endsAt),
      cancelled: false,
      totalQuestions,
      state: state === 'NOT_STARTED' ? null : state,
    },
    new Date(serverNow),
  );
  return code && refusals[code].message;
}
