import { TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { EmailField } from '../email/EmailField';
import type { SignUpFlow } from './SignUpFlow';

/** Email and mobile number, shared by both flows. */
export const ContactFields = observer(function ContactFields({ flow: { form } }: { flow: SignUpFlow }) {
  return (
    <>
      <EmailField form={form} autoComplete="email" hint="We'll email you a code to confirm it." />
      <TextField
        label="Mobile number"
        type="tel"
        autoComplete="tel-national"
        hint="10 digits"
        value={form.values.mobile}
        error={form.errors.mobile}
        onChange={(mobile) => form.set('mobile', mobile)}
      />
    </>
  );
});
