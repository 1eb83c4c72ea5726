import { aWord, capital } from '../names.mjs';
import { has, refsOf } from './parts.mjs';

/** How many facts stand in the head of the page. */
const atAGlance = 4;
const isLong = ({ type }) => type === 'longtext';

/** What is told of a record, in groups, for the panel and for the page. */
export function factsOf(entity, from, { app }) {
  const { name, plural, Type, en, fields } = entity;
  const [, ...others] = fields;
  const refs = refsOf(entity);
  const kinds = [...new Map(refs.map(({ kind }) => [kind.name, kind])).values()];
  const formats = ['dateTime', has(entity, 'date') && 'date', has(entity, 'money') && 'money'].filter(Boolean);
  const link = (field) => {
    const value = `${name}.${field.name}`;
    const drawn = `canView${capital(field.kind.name)} ? <Link href={paths.${field.kind.page}(${value}.id)}>{${value}.name}</Link> : ${value}.name`;
    return field.isRequired ? drawn : `${value} && (${drawn})`;
  };
  const told = (field) => {
    const value = `${name}.${field.name}`;
    const said = {
      date: () => `date(${value})`,
      money: () => `money(${value})`,
      enum: () => `t(\`value.${field.name}.\${${value}}\`)`,
      yesno: () => `t(${value} ? 'common:state.yes' : 'common:state.no')`,
      longtext: () => `${value} && <Text keepsLines>{${value}}</Text>`,
      ref: () => link(field),
    };
    return said[field.type]?.() ?? value;
  };
  const lines = (some) =>
    some.map((field) => `      { term: t('field.${field.name}'), detail: ${told(field)} },`).join('\n');
  // Long texts have no room in the head.
  const head = others.filter((field) => !isLong(field)).slice(0, atAGlance);
  const rest = others.filter((field) => !head.includes(field));
  return `import type { ${Type} } from '@corredor/core/api';
${refs.length > 0 ? "import { paths } from '@corredor/core/paths';\nimport { Link } from '@corredor/ui/Link';\n" : ''}${others.some(isLong) ? "import { Text } from '@corredor/ui/Text';\n" : ''}import { useTranslation } from 'react-i18next';
import { ${refs.length > 0 ? 'useCan, ' : ''}useFormats } from '${from(app)}';

/** What ${aWord(en.one)} is, for a panel or a page: what one asks first, and the rest. */
export function use${Type}Facts(${name}: ${Type}) {
  const { t } = useTranslation(${has(entity, 'yesno') ? `['${plural}', 'common']` : `'${plural}'`});
  const { ${formats.join(', ')} } = useFormats();
${kinds.map((kind) => `  const canView${capital(kind.name)} = useCan('${kind.view}');\n`).join('')}  return {
    glance: [
${lines(head)}
    ],
    more: [
${lines(rest)}
    ],
    record: [
      { term: t('created'), detail: dateTime(${name}.created_at) },
      { term: t('updated'), detail: dateTime(${name}.updated_at) },
    ],
  };
}
`;
}

/** One record read over its list. */
export function detailOf(entity, from, { lists, records }) {
  const { name, plural, Type, en, fields } = entity;
  const [first] = fields;
  return `import type { ${Type} } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OpenRecord } from '${from(lists)}';
import { DetailPanel } from '${from(records)}';
import { use${Type}Facts } from './use${Type}Facts.tsx';

/** One ${en.one}, read over its list. */
export function ${Type}Detail({ canChange, ...panel }: OpenRecord<${Type}>) {
  const { t } = useTranslation('${plural}');
  return (
    <DetailPanel
      historyOf="${name}"
      {...panel}
      pageOf={({ id }) => paths.${name}Record(id)}
      titleOf={({ ${first.name} }) => ${first.name}}
      actionsOf={({ id }) =>
        canChange && (
          <LinkButton tone="accent" icon={Pencil} href={paths.${name}(id)}>
            {t('edit')}
          </LinkButton>
        )
      }
    >
      {(${name}) => <Facts ${name}={${name}} />}
    </DetailPanel>
  );
}

function Facts({ ${name} }: { ${name}: ${Type} }) {
  const { glance, more, record } = use${Type}Facts(${name});
  return <DescriptionList items={[...glance, ...more, ...record]} />;
}
`;
}

/** The page of one record: its facts to read, or its form. */
export function recordOf(entity, from, { records, history, app, data }) {
  const { name, plural, Type, en, fields, app: district } = entity;
  const [first] = fields;
  const rooms = [plural, ...(refsOf(entity).length > 0 ? ['pickers'] : []), 'history'];
  return `import type { ${Type} } from '@corredor/core/api';
import { get${Type} } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '${from(app)}';
import { queryOf } from '${from(data)}';
import { HistorySection } from '${from(history)}';
import { RecordLoader, RecordPage } from '${from(records)}';
import { ${Type}Form } from './${Type}Form.tsx';
import { use${Type}Facts } from './use${Type}Facts.tsx';

interface ${Type}RecordProps {
  id: number;
  /** Its form is open. */
  isEditing?: boolean | undefined;
  /** What other features know of the ${en.one}. */
  related?: (${name}: ${Type}) => ReactNode;
}

/** The page of one ${en.one}, as it is now on the server. */
export function ${Type}Record({ id, isEditing = false, related }: ${Type}RecordProps) {
  const { t } = useTranslation('${plural}');
  return (
    <RecordLoader
      list={{ label: t('title'), href: paths.${plural}() }}
      id={id}
      get={(client, ${name}Id) => queryOf(client, get${Type}, { path: { ${name}Id } })}
      rooms={[${rooms.map((room) => `'${room}'`).join(', ')}]}
    >
      {(${name}) => (
        <${Type}Page ${name}={${name}} isEditing={isEditing}>
          {related?.(${name})}
        </${Type}Page>
      )}
    </RecordLoader>
  );
}

interface ${Type}PageProps {
  ${name}: ${Type};
  isEditing: boolean;
  children: ReactNode;
}

function ${Type}Page({ ${name}, isEditing, children }: ${Type}PageProps) {
  const { t } = useTranslation(['${plural}', 'common']);
  const canChange = useCan('${district}.change_${name}');
  const { glance, more, record } = use${Type}Facts(${name});
  return (
    <RecordPage
      title={${name}.${first.name}}
      record={${name}}
      parent={{ label: t('title'), href: paths.${plural}() }}
      primaryAction={
        canChange &&
        !isEditing && (
          <LinkButton icon={Pencil} href={paths.${name}(${name}.id)}>
            {t('common:action.edit')}
          </LinkButton>
        )
      }
      facts={!isEditing && glance.length > 0 && <DescriptionList columns={4} items={glance} />}
      aside={
        isEditing && (
          <Card title={t('record')}>
            <DescriptionList columns={1} items={record} />
          </Card>
        )
      }
    >
      {isEditing ? (
        <${Type}Form ${name}={${name}} />
      ) : (
        <Card title={t('group')}>
          <DescriptionList columns={3} items={[...more, ...record]} />
        </Card>
      )}
      {children}
      <HistorySection model="${name}" id={${name}.id} />
    </RecordPage>
  );
}
`;
}
