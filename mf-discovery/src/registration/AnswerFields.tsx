import { answerMaxLength, CONSENT, type FormQuestion } from '@marquee/shared-contracts';
import {
  CheckboxField,
  CheckboxesField,
  SelectField,
  TextAreaField,
  TextField,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { AnswersStore } from './AnswersStore';

/** The event's own questions, below the fields that every event asks for (RG-24). */
export const AnswerFields = observer(function AnswerFields({ store }: { store: AnswersStore }) {
  return store.questions.map((question) => (
    <AnswerField
      key={question.id}
      question={question}
      values={store.values[question.id] ?? []}
      error={store.errors[question.id]}
      onChange={(values) => store.set(question.id, values)}
    />
  ));
});

interface Props {
  question: FormQuestion;
  values: string[];
  error: string | undefined;
  onChange: (values: string[]) => void;
}

/** The first option of a list, which gives no answer. */
const NONE = '';

function AnswerField({ question, values, error, onChange }: Props) {
  const { kind, text, options, required } = question;
  const [value = ''] = values;
  const common = { label: text, required, hint: required ? undefined : 'Optional', error };
  const single = { ...common, value, onChange: (typed: string) => onChange([typed]) };
  switch (kind) {
    case 'LONG_TEXT':
      return <TextAreaField rows={4} maxLength={answerMaxLength.LONG_TEXT} {...single} />;
    case 'ONE_OF':
      return (
        <SelectField
          {...single}
          options={[NONE, ...options]}
          formatOption={(option) => option || 'Please choose'}
        />
      );
    case 'SEVERAL_OF':
      return <CheckboxesField {...common} options={options} values={values} onChange={onChange} />;
    case 'CONSENT':
      return (
        <CheckboxField
          checked={value === CONSENT}
          error={error}
          onChange={(isGiven) => onChange(isGiven ? [CONSENT] : [])}
        >
          {required ? text : `${text} (optional)`}
        </CheckboxField>
      );
    case 'NUMBER':
      return <TextField inputMode="decimal" maxLength={20} {...single} />;
    case 'DATE':
      return <TextField type="date" {...single} />;
    default:
      return <TextField maxLength={answerMaxLength.SHORT_TEXT} {...single} />;
  }
}
