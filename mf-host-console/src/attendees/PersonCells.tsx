import { Cell } from '@marquee/shared-contracts/widgets/card-table';

interface Props {
  person: { phone: string; institute: string; type: string };
}

/** Cells with the registration form of a person who asks or waits. */
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
