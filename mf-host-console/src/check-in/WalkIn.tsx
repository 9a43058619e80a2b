import { walkInRules } from '@marquee/shared-contracts';
import { connection, FormStore, RemoteCall } from '@marquee/shared-contracts/browser';
import { Button, Dialog, Form, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './CheckIn.module.css';
import type { DoorStore } from './DoorStore';

const createForm = () => new FormStore({ name: '', email: '' }, walkInRules);

const WalkInForm = observer(function WalkInForm({ store, onDone }: { store: DoorStore; onDone: () => void }) {
  const [form] = useState(createForm);
  const [adding] = useState(
    () => new RemoteCall((body: { name: string; email: string }) => store.addWalkIn(body)),
  );
  const submit = async () => {
    if (!form.validate()) return;
    await adding.run({ ...form.values });
    if (adding.error === undefined) onDone();
    else form.setErrors(adding.error.fieldErrors);
  };
  return (
    <Form label="A person without a registration" errors={form.errors} onSubmit={() => void submit()}>
      <TextField
        label="Name"
        autoComplete="off"
        value={form.values.name}
        error={form.errors.name}
        onChange={(name) => form.set('name', name)}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        hint="Whoever verifies this email later has the registration."
        value={form.values.email}
        error={form.errors.email}
        onChange={(email) => form.set('email', email)}
      />
      {adding.error === undefined || Object.keys(form.errors).length > 0 ? null : (
        <p role="alert" className={styles.failure}>
          {adding.error.message}
        </p>
      )}
      <Button look="main" isSubmit isBusy={adding.loading}>
        Register and check in
      </Button>
    </Form>
  );
});

/** Registers a person at the door, with a network only (TK-9). */
export const WalkIn = observer(function WalkIn({ store }: { store: DoorStore }) {
  const [isOpen, setIsOpen] = useState(false);
  const { seatsLeft = null, cancelled = false } = store.list.event ?? {};
  if (cancelled) return null;
  if (connection.isLost)
    return <p className={styles.note}>People without a registration can be added once there is a network.</p>;
  if (seatsLeft === 0) return <p className={styles.note}>No seat is free, so nobody can be added.</p>;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Add a person</Button>
      <Dialog title="Add a person" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <WalkInForm store={store} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
});
