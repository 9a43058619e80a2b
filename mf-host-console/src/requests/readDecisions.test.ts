import { readDecisions } from './readDecisions';

const HEAD = 'Name,Email,Decision,Message';
const read = (...lines: string[]) => readDecisions([HEAD, ...lines].join('\r\n'));

describe('decisions from a CSV file (HO-20)', () => {
  it.each([
    ['approve', 'approve'],
    ['Approved', 'approve'],
    ['DECLINE', 'decline'],
    ['declined', 'decline'],
  ])('understand %s', async (cell, decision) => {
    const { decisions } = await read(`Asha,asha@example.org,${cell},Sorry.`);
    expect(decisions).toEqual([{ email: 'asha@example.org', decision, message: 'Sorry.' }]);
  });

  it('skip rows without a decision, in any order of columns', async () => {
    const { decisions } = await readDecisions('Decision;Email\n;a@example.org\napprove;b@example.org\n');
    expect(decisions).toEqual([{ email: 'b@example.org', decision: 'approve', message: '' }]);
  });

  it.each([
    ['The decision must be approve or decline.', 'Asha,asha@example.org,maybe,'],
    ['The email is missing.', 'Asha,,approve,'],
    ['At most 1000 characters, please.', `Asha,asha@example.org,decline,${'x'.repeat(1001)}`],
    ['A quotation mark is missing or in the wrong place.', 'Asha,"asha@example.org,approve,'],
  ])('are rejected with “%s” and the line', async (message, line) => {
    const { decisions, lineErrors } = await read('Ravi,ravi@example.org,approve,', line);
    expect([decisions, lineErrors]).toEqual([undefined, [{ line: 3, message }]]);
  });

  it.each([
    ['The first line must have the columns Email and Decision; Message is optional.', 'Name,Email'],
    ['There is no decision in this file.', `${HEAD}\r\nAsha,asha@example.org,,`],
    ['Please save the file as UTF-8.', `${HEAD}\uFFFD`],
  ])('are rejected as a whole: “%s”', async (message, text) => {
    expect((await readDecisions(text)).lineErrors).toEqual([{ line: 1, message }]);
  });
});
