import { waitFor } from '@testing-library/react';
import { registration } from '../../contract/index';
import { fakeApi, hoursFromNow, sampleEventCard, sampleId, success } from '../../testing/index';
import { bearerToken } from '../request';
import { toasts } from '../Toasts';
import { EventMarks } from './EventMarks';

const id = sampleId(7);
const createOwnEvent = (number: number) => ({
  ...sampleEventCard({ id: sampleId(number) }),
  since: hoursFromNow(-1),
});
const listToasts = () => toasts.list.map(({ kind, text }) => `${kind}: ${text}`);

beforeEach(() => {
  bearerToken.token = 'secret-token';
  toasts.list.forEach((toast) => toasts.dismiss(toast.id));
});

describe('the lists of a person', () => {
  it('are loaded together', async () => {
    fakeApi()
      .on(registration.registered, () => success([createOwnEvent(1), createOwnEvent(2)]))
      .on(registration.favourites, () => success([createOwnEvent(3)]));
    const marks = new EventMarks();
    await marks.load();
    expect([...marks.registered]).toEqual([sampleId(1), sampleId(2)]);
    expect([...marks.liked]).toEqual([sampleId(3)]);
  });

  it('do not keep each other back when one fails', async () => {
    fakeApi()
      .breakDown(registration.registered)
      .on(registration.favourites, () => success([createOwnEvent(3)]));
    const marks = new EventMarks();
    await marks.load();
    expect([...marks.liked]).toEqual([sampleId(3)]);
    expect(marks.loadingRegistered.error?.message).toBe('Error loading registered events');
  });

  it('replace the previous marks', async () => {
    fakeApi().on(registration.registered, () => success([createOwnEvent(1)]));
    const marks = new EventMarks();
    marks.markRegistered(id);
    await marks.load();
    expect([...marks.registered]).toEqual([sampleId(1)]);
  });

  it('do not come back when they arrive after a log-out', async () => {
    const answer = fakeApi().hold(registration.registered);
    const marks = new EventMarks();
    const loading = marks.load();
    marks.clear();
    answer(success([createOwnEvent(1)]));
    await loading;
    expect([...marks.registered]).toEqual([]);
  });
});

describe('a reloaded list', () => {
  it('updates the marks, whichever screen reloads it', async () => {
    const api = fakeApi().on(registration.favourites, () => success([createOwnEvent(1)]));
    const marks = new EventMarks();
    await marks.load();
    api.on(registration.favourites, () => success([createOwnEvent(2)]));
    await marks.loadingLiked.retry();
    expect([...marks.liked]).toEqual([sampleId(2)]);
  });

  it('leaves a like under way as the person turned it', async () => {
    const api = fakeApi().on(registration.favourites, () => success([createOwnEvent(1), createOwnEvent(7)]));
    const marks = new EventMarks();
    await marks.load();
    const answer = api.hold(registration.removeFavourite);
    const turning = marks.toggleLike(id);
    await marks.loadingLiked.run();
    expect([...marks.liked]).toEqual([sampleId(1)]);
    answer(success(null));
    await turning;
    expect([...marks.liked]).toEqual([sampleId(1)]);
  });
});

describe('a heart', () => {
  it('is red immediately, and shows the server message', async () => {
    const answer = fakeApi().hold(registration.addFavourite);
    const marks = new EventMarks();
    const liking = marks.toggleLike(id);
    expect(marks.liked.has(id)).toBe(true);
    answer(success(null, 'Event added to favorites successfully'));
    await liking;
    expect(marks.liked.has(id)).toBe(true);
    expect(listToasts()).toEqual(['success: Event added to favorites successfully']);
  });

  it('likes a private event with its key (EV-10)', async () => {
    const api = fakeApi().on(registration.addFavourite, () => success(null));
    await new EventMarks().toggleLike(id, 'open sesame');
    expect(api.inputs(registration.addFavourite)[0]?.query).toEqual({ k: 'open sesame' });
  });

  it('takes a like back', async () => {
    const api = fakeApi().on(registration.removeFavourite, () => success(null));
    const marks = new EventMarks();
    marks.liked.add(id);
    await marks.toggleLike(id);
    expect(marks.liked.has(id)).toBe(false);
    expect(api.inputs(registration.removeFavourite)[0]?.params).toEqual({ eventId: id });
    expect(listToasts()).toEqual([]);
  });

  it('is rolled back with the reason when the server refuses', async () => {
    fakeApi().refuse(registration.addFavourite, 'NOT_FOUND').breakDown(registration.removeFavourite);
    const marks = new EventMarks();
    await marks.toggleLike(id);
    expect(marks.liked.has(id)).toBe(false);
    marks.liked.add(id);
    await marks.toggleLike(id);
    expect(marks.liked.has(id)).toBe(true);
    expect(listToasts()).toEqual(['error: Not found', 'error: Failed to remove favorite']);
  });

  it('pressed twice sends one request', async () => {
    const api = fakeApi();
    const answer = api.hold(registration.addFavourite);
    const marks = new EventMarks();
    const liking = marks.toggleLike(id);
    await marks.toggleLike(id);
    answer(success(null));
    await liking;
    expect(marks.liked.has(id)).toBe(true);
    expect(api.inputs(registration.addFavourite)).toHaveLength(1);
  });

  it('may be pressed again after an answer', async () => {
    fakeApi()
      .on(registration.addFavourite, () => success(null))
      .on(registration.removeFavourite, () => success(null));
    const marks = new EventMarks();
    await marks.toggleLike(id);
    await marks.toggleLike(id);
    expect(marks.liked.has(id)).toBe(false);
  });

  it('shows no error and stays empty when the session has ended', async () => {
    const marks = new EventMarks();
    bearerToken.token = 'ended-token';
    bearerToken.onRejected = marks.clear;
    fakeApi().refuse(registration.removeFavourite, 'UNAUTHENTICATED');
    marks.liked.add(id);
    await marks.toggleLike(id);
    expect([...marks.liked]).toEqual([]);
    expect(listToasts()).toEqual([]);
    bearerToken.token = null;
  });

  it('ignores a reply that arrives after logout', async () => {
    const api = fakeApi();
    const answerFirst = api.hold(registration.addFavourite);
    const marks = new EventMarks();
    const late = marks.toggleLike(id);
    await waitFor(() => expect(api.inputs(registration.addFavourite)).toHaveLength(1));
    marks.clear();
    const answerSecond = api.hold(registration.addFavourite);
    const own = marks.toggleLike(id);
    answerFirst(success(null, 'Event added to favorites successfully'));
    await late;
    expect(listToasts()).toEqual([]);
    await marks.toggleLike(id);
    expect([...marks.liked]).toEqual([id]);
    answerSecond(success(null));
    await own;
    expect(api.inputs(registration.addFavourite)).toHaveLength(2);
  });
});
