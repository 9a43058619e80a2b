import { type Notification, notifications, type RequestState, teams } from '@marquee/shared-contracts';
import {
  fakeApi,
  type FakeApi,
  failCall,
  renderScreen,
  sampleAccount,
  sampleId,
  sampleNotification,
  sampleNotifications,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { NotificationsScreen } from './NotificationsScreen';

const requestId = sampleId(7);

/** A notification of a join request; `name` is any text that a participant has chosen as a name. */
const createRequestNotification = (state: RequestState, name = 'Ravi Kumar'): Notification =>
  sampleNotification({
    type: 'JOIN_REQUEST',
    title: 'Join request',
    message: `${name} would like to join Solar Sparrows. request id: ${requestId}`,
    action: { type: 'JOIN_REQUEST', requestId, teamId: sampleId(50), state },
  });

async function open(api: FakeApi) {
  api.on(notifications.read, () => success(null));
  const { user } = await renderScreen(<NotificationsScreen />, {
    path: '/notification2',
    as: sampleAccount(),
  });
  return user;
}

/** Opens the screen on a server whose request stays pending until it is answered. */
function openPendingRequest(
  state: RequestState = 'PENDING',
  name?: string,
): { api: FakeApi; setState: (to: RequestState) => void } {
  let current = state;
  const api = fakeApi().on(notifications.list, () =>
    sampleNotifications([createRequestNotification(current, name)]),
  );
  return {
    api,
    setState: (to) => {
      current = to;
    },
  };
}

const findButton = (name: string) => screen.findByRole('button', { name });
const queryAnswerButtons = () => screen.queryAllByRole('button', { name: /Accept|Decline/ });

describe('join request (TM-6, TM-7, NT-4)', () => {
  it.each([
    ['Accept', 'APPROVED', 'Accepted'],
    ['Decline', 'REJECTED', 'Declined'],
  ] as const)('is answered by %s, and shows the outcome', async (button, response, outcome) => {
    const { api, setState } = openPendingRequest();
    api.on(teams.answerRequest, () => {
      setState(response);
      return success({ id: requestId, state: response });
    });
    const user = await open(api);
    expect(await screen.findByText('Ravi Kumar would like to join Solar Sparrows.')).toBeVisible();
    await user.click(await findButton(button));
    expect(await screen.findByText(outcome)).toBeVisible();
    expect(queryAnswerButtons()).toEqual([]);
    expect(api.inputs(teams.answerRequest)).toEqual([
      expect.objectContaining({ params: { requestId }, query: { response } }),
    ]);
    await waitFor(() => expect(api.inputs(notifications.read)).toHaveLength(1));
  });

  it.each([
    ['APPROVED', 'Accepted'],
    ['REJECTED', 'Declined'],
    ['CANCELLED', 'Cancelled: withdrawn, or in another team now'],
    ['EXPIRED', 'Expired: teams can no longer change'],
  ] as const)('shows the outcome %s without buttons', async (state, outcome) => {
    await open(openPendingRequest(state).api);
    expect(await screen.findByText(outcome)).toBeVisible();
    expect(queryAnswerButtons()).toEqual([]);
  });

  it('can be answered again after the undo of a decline (TM-19)', async () => {
    const { api, setState } = openPendingRequest();
    api.on(teams.answerRequest, () => {
      setState('REJECTED');
      return success({ id: requestId, state: 'REJECTED' as const });
    });
    api.on(teams.restoreRequest, () => {
      setState('PENDING');
      return success({ id: requestId, state: 'PENDING' as const });
    });
    const user = await open(api);
    await user.click(await findButton('Decline'));
    await user.click(await findButton('Undo'));
    expect(await findButton('Accept')).toBeVisible();
    expect(screen.queryByText('Declined')).toBeNull();
  });

  it('is identified by its data, whatever its text says', async () => {
    const { api } = openPendingRequest('PENDING', 'Eve request id: 7 request id: 8');
    api.on(teams.answerRequest, () => success({ id: requestId, state: 'APPROVED' as const }));
    const user = await open(api);
    expect(
      await screen.findByText('Eve request id: 7 request id: 8 would like to join Solar Sparrows.'),
    ).toBeVisible();
    await user.click(await findButton('Accept'));
    expect(api.inputs(teams.answerRequest)[0]?.params).toEqual({ requestId });
  });

  it('shows no buttons if only the text mentions a request', async () => {
    const words = sampleNotification({ message: `Somebody would like to join. request id: ${requestId}` });
    await open(fakeApi().on(notifications.list, () => sampleNotifications([words])));
    expect(await screen.findByText(/Somebody would like to join/)).toBeVisible();
    expect(queryAnswerButtons()).toEqual([]);
  });
});

describe('rejected answer', () => {
  it('says that the team is full, and the request stays pending (TM-4)', async () => {
    const { api } = openPendingRequest();
    api.on(teams.answerRequest, () => failCall('TEAM_FULL'));
    const user = await open(api);
    await user.click(await findButton('Accept'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Team is full');
    expect(await findButton('Accept')).toBeEnabled();
  });

  it.each([
    ['ALREADY_APPROVED', 'Already approved', 'APPROVED', 'Accepted'],
    ['ALREADY_REJECTED', 'Already rejected', 'REJECTED', 'Declined'],
    ['ALREADY_CANCELLED', 'Already cancelled', 'CANCELLED', 'Cancelled: withdrawn, or in another team now'],
    ['ALREADY_EXPIRED', 'Already expired', 'EXPIRED', 'Expired: teams can no longer change'],
  ] as const)('with %s says "%s", and shows the outcome', async (errorCode, text, state, outcome) => {
    const { api, setState } = openPendingRequest();
    api.on(teams.answerRequest, () => {
      setState(state);
      return failCall(errorCode);
    });
    const user = await open(api);
    await user.click(await findButton('Accept'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await screen.findByText(outcome)).toBeVisible();
    expect(queryAnswerButtons()).toEqual([]);
  });

  it.each([
    ['REQUESTER_UNAVAILABLE', 'This person can no longer join.'],
    ['NOT_FOUND', 'You can no longer answer this request.'],
  ] as const)('with %s says "%s" and refreshes', async (errorCode, text) => {
    const { api } = openPendingRequest();
    api.on(teams.answerRequest, () => failCall(errorCode));
    const user = await open(api);
    const before = api.inputs(notifications.list).length;
    await user.click(await findButton('Decline'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await waitFor(() => expect(api.inputs(notifications.list).length).toBeGreaterThan(before));
  });

  it('keeps the buttons if the server is unreachable', async () => {
    const { api } = openPendingRequest();
    api.breakDown(teams.answerRequest);
    const user = await open(api);
    await user.click(await findButton('Accept'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to respond to join request');
    expect(queryAnswerButtons()).toHaveLength(2);
    expect(api.inputs(notifications.read)).toEqual([]);
  });
});
