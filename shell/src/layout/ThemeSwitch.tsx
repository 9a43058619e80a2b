import { theme, themeChoices } from '@marquee/shared-contracts/browser';
import { observer } from 'mobx-react-lite';
import styles from './ThemeSwitch.module.css';

const names = { system: 'System', light: 'Light', dark: 'Dark' };

/** Switches the device between light, dark and the system's theme. */
export const ThemeSwitch = observer(function ThemeSwitch() {
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Theme</legend>
      {themeChoices.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            name="theme"
            className="visually-hidden"
            checked={theme.choice === choice}
            onChange={() => theme.choose(choice)}
          />
          {names[choice]}
        </label>
      ))}
    </fieldset>
  );
});
