import { quiz, findQuizError, errorCatalogue } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Checks the quiz progress before navigation, so that nobody opens a quiz that is over, empty or submitted. */
export class QuizEntry {
  /** Why the quiz is unavailable, as text for the screen. */
  unavailableReason: string | undefined = undefined;
  readonly loadingProgress = new RemoteCall(
    async () => (await request(quiz.progress, { params: { eventId: this.#eventId } })).data,
  );
  readonly #eventId: string;

  constructor(eventId: string) {
    this.#eventId = eventId;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Returns true when the quiz may be opened; otherwise `unavailableReason` gives the reason. */
  async enter(): Promise<boolean> {
    const progress = await this.loadingProgress.run();
    this.setUnavailableReason(
      progress === undefined ? this.loadingProgress.error?.message : findUnavailableReason(progress),
    );
    return this.unavailableReason === undefined;
  }

  close(): void {
    this.unavailableReason = undefined;
  }

  private setUnavailableReason(reason: string | undefined): void {
    this.unavailableReason = reason;
  }
}

type Progress = NonNullable<QuizEntry['loadingProgress']['result']>;

function findUnavailableReason({
  startsAt,
  endsAt,
  serverNow,
  totalQuestions,
  state,
}: Progress): string | undefined {
  const code = findQuizError(
    {
      startTime: new Date(startsAt),
      endTime: new Date(endsAt),
      cancelled: false,
      totalQuestions,
      state: state === 'NOT_STARTED' ? null : state,
    },
    new Date(serverNow),
  );
  return code && errorCatalogue[code].message;
}
