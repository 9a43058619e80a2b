import { calendars } from '@marquee/shared-contracts';
import { fakeApi, renderScreen, sampleAccount, success } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { OwnCalendar } from './OwnCalendar';

const path = '/api/v1/public/calendars/participants/first/events.ics';
const renewed = path.replace('first', 'second');

const serve = () => fakeApi().on(calendars.address, () => success({ path }));

async function open() {
  const { user } = await renderScreen(<OwnCalendar />, { as: sampleAccount() });
  await user.click(screen.getByRole('button', { name: 'Subscribe to your calendar' }));
  return user;
}

const findAddress = () => screen.findByLabelText('Address for other calendars');
const toUrl = (given: string) => `${window.location.origin}${given}`;

describe('the own calendar (EV-43)', () => {
  test('has an address for calendar programs, which is asked for only when it is shown', async () => {
    const api = serve();
    await renderScreen(<OwnCalendar />, { as: sampleAccount() });
    expect(api.inputs(calendars.address)).toHaveLength(0);
  });

  test('shows the address, opens it, and copies it', async () => {
    serve();
    const user = await open();
    expect(await findAddress()).toHaveValue(toUrl(path));
    expect(screen.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute(
      'href',
      `webcal://${window.location.host}${path}`,
    );
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe(toUrl(path));
  });

  test('gets a new address after a confirmation', async () => {
    const api = serve().on(calendars.renew, () => success({ path: renewed }));
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Create a new address' }));
    await user.click(screen.getByRole('button', { name: 'Keep current address' }));
    expect(api.inputs(calendars.renew)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Create a new address' }));
    expect(screen.getByText('Calendars with the current address stop updating.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Renew address' }));
    expect(await screen.findByText('Your calendar has a new address.')).toBeVisible();
    expect(await findAddress()).toHaveValue(toUrl(renewed));
  });

  test('keeps its address when the renewal fails, and can be tried again when reading fails', async () => {
    const api = fakeApi().refuse(calendars.address, 'OVERLOADED').refuse(calendars.renew, 'INTERNAL');
    const user = await open();
    expect(await screen.findByText('Failed to fetch the address of your calendar')).toBeVisible();
    api.on(calendars.address, () => success({ path }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Create a new address' }));
    await user.click(screen.getByRole('button', { name: 'Renew address' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await findAddress()).toHaveValue(toUrl(path));
  });
});
