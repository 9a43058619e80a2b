import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { links, manageEvents, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { addHours, buildEvent } from '../../testing/buildEvent';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { sendReminders } from '../reminders/sendReminders';

const test = setUpTestApp({ publicUrl: 'https://marquee.test' });
let host: TestAccount;
let person: TestAccount;
let eventId: string;
beforeEach(async () => {
  test.clock.set('2026-05-04T10:00:00.000Z');
  [host, person] = [await buildHost(test), await buildParticipant(test)];
  eventId = await buildEvent(test, host, { title: 'Lift Off', joinLink: 'https://meet.test/a' });
  const call = { params: { eventId }, body: sampleRegistrationForm };
  assert.equal((await test.call(registration.register, call, person.token)).status, 201);
});

const readLastMail = () =>
  test.database
    .selectFrom('mails')
    .select(['text', 'html', 'calendar'])
    .where('toAddress', '=', person.email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

/** The lines of the last mail's calendar file, unfolded. */
async function readCalendar() {
  const { calendar } = await readLastMail();
  assert.ok(calendar);
  return { ...calendar, lines: calendar.text.replaceAll('\r\n ', '').split('\r\n') };
}

const getPage = () => `https://marquee.test${links.event(eventId)}`;

const getTicket = () => `https://marquee.test${links.ticket(eventId)}`;

function assertContains(lines: string[], expected: string[]): void {
  assert.deepEqual(
    expected.filter((line) => !lines.includes(line)),
    [],
  );
}

describe('a mail about an event (NT-8)', () => {
  it('names start, end and place, links the page and attaches a calendar file', async () => {
    const { text, html } = await readLastMail();
    assert.equal(
      text,
      'Hello Priya,\n\nYou are registered for Lift Off.\n\n' +
        'Start: May 6, 2026, 3:30 PM IST\nEnd: May 6, 2026, 6:30 PM IST\nWhere: Online\n' +
        `Join: https://meet.test/a\n\nSee your ticket:\n${getTicket()}`,
    );
    assert.match(html, /^<!doctype html>.*>Marquee</s);
    assert.ok(html.includes(`<a href="${getTicket()}" style=`));
    const { name, method, lines } = await readCalendar();
    assert.deepEqual([name, method], ['lift-off.ics', 'PUBLISH']);
    assertContains(lines, [
      'METHOD:PUBLISH',
      `UID:${eventId}@marquee.test`,
      'SEQUENCE:1',
      'ORGANIZER:mailto:no-reply@marquee.test',
      'DTSTART:20260506T100000Z',
      'LOCATION:https://meet.test/a',
      'STATUS:CONFIRMED',
      'TRIGGER:-PT1H',
    ]);
  });

  it('about a change says what changed and replaces the calendar entry', async () => {
    const body = { startTime: addHours(test, 49).toISOString() };
    await test.call(manageEvents.update, { params: { eventId }, body }, host.token);
    const { text } = await readLastMail();
    const change = 'Start: May 6, 2026, 3:30 PM IST → May 6, 2026, 4:30 PM IST';
    assert.ok(
      text.startsWith(`Hello Priya,\n\nLift Off has changed.\n\n${change}\n\nStart: May 6, 2026, 4:30 PM`),
    );
    assertContains((await readCalendar()).lines, [
      'METHOD:PUBLISH',
      `UID:${eventId}@marquee.test`,
      'SEQUENCE:2',
      'DTSTART:20260506T110000Z',
    ]);
  });

  it('about a cancelled event removes the calendar entry, without the join link', async () => {
    await test.call(manageEvents.cancel, { params: { eventId } }, host.token);
    const { text } = await readLastMail();
    assert.ok(
      text.endsWith(`It was scheduled for May 6, 2026, 3:30 PM IST.\n\nSee the event:\n${getPage()}`),
    );
    const { method, lines } = await readCalendar();
    assert.equal(method, 'CANCEL');
    assertContains(lines, ['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED']);
    assert.ok(!`${text}${lines.join()}`.includes('meet.test'));
  });

  it('about a cancelled registration removes the calendar entry, without the join link', async () => {
    await test.call(registration.cancelRegistration, { params: { eventId } }, person.token);
    const { method, lines } = await readCalendar();
    assert.equal(method, 'CANCEL');
    assert.ok(!`${(await readLastMail()).text}${lines.join()}`.includes('meet.test'));
  });

  it('about a deleted event has no link to its page', async () => {
    await test.call(manageEvents.remove, { params: { eventId } }, host.token);
    assert.ok(!(await readLastMail()).text.includes('See the event'));
    assert.equal((await readCalendar()).method, 'CANCEL');
  });

  it('that reminds links the page and has no calendar file', async () => {
    test.clock.advance(24.5 * 3600);
    await sendReminders(test.app);
    const { text, calendar } = await readLastMail();
    assert.ok(text.includes(`See the event:\n${getPage()}`));
    assert.equal(calendar, null);
  });
});
