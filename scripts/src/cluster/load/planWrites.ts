import { auth, buildPath, quiz, registration } from '@marquee/shared-contracts';
import { sampleRegistrationForm } from '../../../../api/src/testing/sampleRegistrationForm';
import { createAuthorization } from '../../bench/api/people';
import type { Crowd } from './seedLoad';
import type { Call } from './HttpsCaller';

export type WriteKind = 'registration' | 'favourite' | 'answer' | 'submit' | 'login';

/** A write, which may be repeated until it is acknowledged. */
export interface Write extends Call {
  kind: WriteKind;
  person: number;
  /** Absent for a login. */
  eventId?: string;
  /** Only of an answer. */
  questionId?: string;
}

/** Writes of each kind in 60 of all. */
const MIX: Readonly<Record<WriteKind, number>> = {
  answer: 29,
  favourite: 16,
  registration: 12,
  submit: 2,
  login: 1,
};

const getToken = (person: number): string =>
  createAuthorization(person).authorization.slice('Bearer '.length);

/** One write for each pair; neighbours in time differ in both, as those of a crowd do. */
const pair = <Item>(
  items: readonly Item[],
  people: number,
  create: (item: Item, person: number) => Write,
): Write[] =>
  items.flatMap((_, shift) =>
    Array.from({ length: people }, (_person, index) =>
      items
        .slice((index + shift) % items.length, ((index + shift) % items.length) + 1)
        .map((item) => create(item, index + 1)),
    ).flat(),
  );

const post = (kind: WriteKind, person: number, path: string) => ({
  kind,
  person,
  path,
  method: 'POST',
  token: getToken(person),
});

function listByKind(crowd: Crowd): Record<WriteKind, Write[]> {
  const { people, eventIds, favouriteIds, quizzes, endingIds } = crowd;
  const questions = quizzes.flatMap(({ eventId, questions: all }) =>
    all.map((question) => ({ eventId, question })),
  );
  return {
    registration: pair(eventIds, people, (eventId, person) => ({
      ...post('registration', person, buildPath(registration.register.path, { eventId })),
      eventId,
      body: sampleRegistrationForm,
    })),
    favourite: pair(favouriteIds, people, (eventId, person) => ({
      ...post('favourite', person, buildPath(registration.addFavourite.path, { eventId })),
      eventId,
    })),
    answer: pair(questions, people, ({ eventId, question }, person) => ({
      ...post('answer', person, buildPath(quiz.answer.path, { eventId, questionId: question.id })),
      eventId,
      questionId: question.id,
      body: { selectedOption: question.text },
    })),
    submit: pair(endingIds, people, (eventId, person) => ({
      ...post('submit', person, buildPath(quiz.submit.path, { eventId })),
      eventId,
    })),
    login: pair([1, 2, 3], people, (_, person) => ({
      kind: 'login',
      person,
      path: auth.authenticate.path,
      method: 'POST',
      body: { email: `bench-${person}@example.org`, password: crowd.password },
    })),
  };
}

/** Returns all writes in the order of their sending, evenly mixed until the first kind is used up. */
export function planWrites(crowd: Crowd): Write[] {
  const byKind = listByKind(crowd);
  const kinds = Object.keys(MIX) as WriteKind[];
  const total = kinds.reduce((sum, kind) => sum + MIX[kind], 0);
  const rounds = Math.min(...kinds.map((kind) => Math.floor(byKind[kind].length / MIX[kind])));
  return Array.from({ length: rounds }, (_, round) =>
    kinds
      .flatMap((kind) =>
        byKind[kind]
          .slice(round * MIX[kind], (round + 1) * MIX[kind])
          .map((write, index) => ({ write, order: (index * total) / MIX[kind] })),
      )
      .toSorted((one, other) => one.order - other.order)
      .map(({ write }) => write),
  ).flat();
}
