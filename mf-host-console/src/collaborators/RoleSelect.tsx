import {
  ADMINISTRATOR_ROLES,
  type AdministratorRole,
  administratorRoleNames,
} from '@marquee/shared-contracts';
import { SelectField } from '@marquee/shared-contracts/ui';

/** The rights of each role, as the options describe them (HO-19). */
const rights: Readonly<Record<AdministratorRole, string>> = {
  MANAGER: 'everything but ending the event and collaborators',
  EDITOR: 'the event and its questions',
  DESK: 'participants, check-in and rooms',
};

const OPTIONS = ADMINISTRATOR_ROLES.map((role) => `${administratorRoleNames[role]}: ${rights[role]}`);

interface Props {
  label: string;
  value: AdministratorRole;
  isBusy?: boolean;
  onChange: (role: AdministratorRole) => void;
}

/** Chooses the role of an administrator. */
export const RoleSelect = ({ label, value, isBusy = false, onChange }: Props) => (
  <SelectField
    label={label}
    value={OPTIONS[ADMINISTRATOR_ROLES.indexOf(value)]}
    options={OPTIONS}
    disabled={isBusy}
    onChange={(option) => onChange(ADMINISTRATOR_ROLES[OPTIONS.indexOf(option)] ?? value)}
  />
);
