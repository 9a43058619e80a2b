import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { type CallInput, hostProfile } from '@marquee/shared-contracts';
import { buildHost, type TestAccount } from '../../../testing/buildAccount';
import { setUpTestApp } from '../../../testing/setUpTestApp';

const test = setUpTestApp();
let host: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
});

type Form = CallInput<typeof hostProfile.update>['body'];

const read = async () => (await test.call(hostProfile.read, {}, host.token)).body;
const update = (body: Form) => test.call(hostProfile.update, { body }, host.token);

describe('a host’s profile', () => {
  it('is the account under status and data', async () => {
    assert.deepEqual(await read(), {
      status: 'SUCCESS',
      data: {
        id: host.id,
        firstname: 'Hana',
        lastname: 'Rao',
        email: host.email,
        mobile: '9876543210',
        organization: 'Example College',
        designation: 'Dean',
        imageUrl: '',
      },
    });
  });

  it('accepts first name and mobile with the unchanged email, as its screen sends them', async () => {
    const { status, body } = await update({
      firstname: ' Hanna ',
      email: host.email.toUpperCase(),
      mobile: '9000000001',
    });
    assert.equal(status, 200);
    const { data } = body;
    assert.deepEqual([data.firstname, data.mobile, data.lastname], ['Hanna', '9000000001', 'Rao']);
    assert.deepEqual(await read(), body);
  });

  it('accepts last name, organization and designation too, and keeps absent fields', async () => {
    await update({ lastname: '', organization: 'Narmada  School', designation: 'Rector' });
    const { data } = await read();
    assert.deepEqual(
      [data.firstname, data.lastname, data.organization, data.designation],
      ['Hana', '', 'Narmada School', 'Rector'],
    );
    assert.deepEqual((await update({})).body.data, data);
  });

  it('corrects the organization to a name that the sign-up refuses', async () => {
    const organization = "St. Brendan's College-2";
    assert.equal((await update({ organization: " St.  Brendan's College-2" })).status, 200);
    assert.equal((await read()).data.organization, organization);
    const { status, error } = await update({ organization: 'College; #2' });
    assert.deepEqual([status, error.errors?.map(({ field }) => field)], [400, ['organization']]);
    assert.equal((await read()).data.organization, organization);
  });

  it('keeps its email, role and id, whatever is sent', async () => {
    const { status, error } = await update({ firstname: 'Hanna', email: 'other@example.org' });
    assert.equal(status, 400);
    assert.deepEqual(error.errors, [{ field: 'email', message: 'The email cannot be changed.' }]);
    const savedProfile = await read();
    const sent = {
      role: 'USER',
      id: '01900000-0000-7000-8000-000000000000',
      imageUrl: 'x',
      state: 'SUSPENDED',
    };
    assert.equal((await update(sent as Form)).status, 200);
    assert.deepEqual(await read(), savedProfile);
  });

  it('validates by the rules and texts of the sign-up', async () => {
    const { status, error } = await update({
      firstname: 'Hana 1',
      mobile: '12',
      organization: '',
      designation: '#',
    });
    assert.equal(status, 400);
    assert.deepEqual(error.errors, [
      { field: 'firstname', message: 'Name must contain alphabets only, no spaces or special characters.' },
      { field: 'mobile', message: 'Mobile number must be a 10-digit number.' },
      { field: 'organization', message: 'Organization is required.' },
      { field: 'designation', message: 'Designation must contain only alphabets and spaces.' },
    ]);
  });
});
