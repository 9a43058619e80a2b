import { links } from '@marquee/shared-contracts';
import { fakeApi, renderScreen, sampleHost, sampleId } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { EventRoute } from './EventRoute';

const open = (at: string | { pathname: string; state: unknown }) => {
  fakeApi();
  const shown = (
    <EventRoute heading="Quiz scores" getLink={links.quizScores}>
      {(eventId) => <p>{`Event ${eventId}`}</p>}
    </EventRoute>
  );
  return renderScreen(shown, { path: '/quiz-scores/:eventId?', at, as: sampleHost() });
};

describe("a host's screen of one event", () => {
  it('reads the event id from its address', async () => {
    await open(`/quiz-scores/${sampleId(7)}`);
    expect(screen.getByText(`Event ${sampleId(7)}`)).toBeVisible();
  });

  it('reads the event id from the state of a legacy link and replaces the address', async () => {
    await open({ pathname: '/quiz-scores', state: { eventId: sampleId(8) } });
    expect(screen.getByText(`Event ${sampleId(8)}`)).toBeVisible();
  });

  it.each([null, { eventId: 7 }])('shows "No event selected" without an event id (%j)', async (state) => {
    await open({ pathname: '/quiz-scores', state });
    expect(screen.getByText('No event selected')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage events' })).toHaveAttribute('href', '/event-manage');
  });
});
