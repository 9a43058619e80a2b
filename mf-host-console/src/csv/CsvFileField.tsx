import styles from './csv.module.css';

interface Props {
  label: string;
  onChoose: (file: File) => void;
}

/** A button that chooses a CSV file. */
export const CsvFileField = ({ label, onChoose }: Props) => (
  <label className={styles.fileLabel}>
    {label}
    <input
      type="file"
      accept=".csv,text/csv"
      className="visually-hidden"
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        // Resetting the input allows selecting a corrected file of the same name.
        event.target.value = '';
        if (file !== undefined) onChoose(file);
      }}
    />
  </label>
);
