import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { Icon } from '@corredor/ui/Icon';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as css from './DirectorySearch.css.ts';

/** Looks for a broker in the directory. A plain form: it works before any script has come. */
export function DirectorySearch() {
  const { t } = useTranslation('landing');
  return (
    <search>
      <form action={paths.search()} method="get" className={css.form}>
        <label htmlFor="directory-query" className={css.label}>
          {t('search.label')}
        </label>
        <div className={css.line}>
          <div className={css.box}>
            <Icon of={Search} size={20} />
            <input
              id="directory-query"
              type="search"
              name="query"
              maxLength={120}
              placeholder={t('search.example')}
              autoComplete="off"
              enterKeyHint="search"
              className={css.input}
            />
          </div>
          <Button type="submit">{t('search.submit')}</Button>
        </div>
      </form>
    </search>
  );
}
