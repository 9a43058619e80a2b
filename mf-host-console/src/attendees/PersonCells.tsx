import { Cell } from '@marquee/shared-contracts/widgets/card-table';

interface Props {
  person: { phone: string; institute: string; type: string };
}

/** What a person who asks or waits wrote into the registration form. */
export const PersonCells = ({ person: { phone, institute, type } }: Props) => (
  <>
    <Cell label="Phone" isObvious isOneLine>
      {phone}
    </Cell>
    <Cell label="Institute" isObvious>
      {institute}
    </Cell>
    <Cell label="Type" isObvious isOneLine>
      {type}
    </Cell>
  </>
);
