import { DRAFT_EVENT_FIELDS, listMissingFields, PUBLISHED_EVENT_FIELDS } from './eventDraft';

const complete = Object.fromEntries(PUBLISHED_EVENT_FIELDS.map((field) => [field, 'given']));

describe('what a draft lacks (EV-41)', () => {
  it('is nothing when every field has a value', () => {
    expect(listMissingFields(complete)).toEqual([]);
  });

  it.each(PUBLISHED_EVENT_FIELDS)('is %s when it is empty, null or absent', (field) => {
    const { [field]: _given, ...others } = complete;
    expect(listMissingFields({ ...others, [field]: ' ' })).toEqual([field]);
    expect(listMissingFields({ ...others, [field]: null })).toEqual([field]);
    expect(listMissingFields(others)).toEqual([field]);
  });

  it('begins with the type and goes on in the order of EV-3', () => {
    expect(listMissingFields({ title: 'Reading the sky' })).toEqual(
      PUBLISHED_EVENT_FIELDS.filter((field) => field !== 'title'),
    );
  });

  it('is only the title for saving it', () => {
    expect(listMissingFields({ description: 'A telescope' }, DRAFT_EVENT_FIELDS)).toEqual(['title']);
    expect(listMissingFields({ title: 'Reading the sky' }, DRAFT_EVENT_FIELDS)).toEqual([]);
  });
});
