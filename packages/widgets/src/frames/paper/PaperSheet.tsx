import type { Paper, PaperFact, PaperPart, PaperTable } from '@corredor/core/paper';
import { useId } from 'react';
import * as css from './PaperSheet.css.ts';

interface PaperSheetProps {
  paper: Paper;
  /** The brokerage's picture. */
  logo?: string | null;
}

/** A document about a policy as a browser prints it: the same words in the same order as in its PDF. */
export function PaperSheet({ paper, logo }: PaperSheetProps) {
  const { sender } = paper;
  return (
    <article lang={paper.language} className={css.sheet}>
      <header className={css.head}>
        {logo && <img src={logo} alt={sender.name} decoding="sync" className={css.logo} />}
        <div className={logo ? `${css.sender} ${css.besideLogo}` : css.sender}>
          <p className={css.senderName}>{sender.name}</p>
          {sender.lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
      </header>
      <div className={css.title}>
        <div>
          <p className={css.kind}>{paper.kind}</p>
          <h1 className={css.number}>{paper.title}</h1>
          {paper.subtitle && <p className={css.subtitle}>{paper.subtitle}</p>}
        </div>
        <p className={css.status}>{paper.status}</p>
      </div>
      {paper.parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
      <footer className={css.foot}>
        <p>{paper.note}</p>
        <p>{paper.madeOn}</p>
      </footer>
    </article>
  );
}

function Part({ part }: { part: PaperPart }) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={part.title ? id : undefined}>
      {part.title && (
        <h2 id={id} className={css.heading}>
          {part.title}
        </h2>
      )}
      {part.kind === 'facts' && (
        <dl className={css.facts}>
          {part.facts.map((fact) => (
            <div key={fact.term} className={isLong(fact) ? `${css.fact} ${css.wide}` : css.fact}>
              <dt className={css.term}>{fact.term}</dt>
              <dd className={css.text}>{fact.detail}</dd>
            </div>
          ))}
        </dl>
      )}
      {part.kind === 'text' && <p className={css.text}>{part.text}</p>}
      {part.kind === 'table' && <Table table={part} labelledBy={id} />}
    </section>
  );
}

/** What would take more than two lines of a third of the page takes the whole of it. */
const isLong = ({ detail }: PaperFact) => detail.includes('\n') || detail.length > 64;

function Table({ table, labelledBy }: { table: PaperTable; labelledBy: string }) {
  const { columns, rows, sum, note } = table;
  const whole = columns.reduce((total, { weight }) => total + weight, 0);
  const numeric = (index: number) => (columns[index]?.isNumeric ? '' : undefined);
  const cells = (row: readonly string[]) =>
    row.map((cell, index) =>
      index === 0 ? (
        <th key={index} scope="row" data-numeric={numeric(index)}>
          {cell}
        </th>
      ) : (
        <td key={index} data-numeric={numeric(index)}>
          {cell}
        </td>
      ),
    );
  return (
    <>
      <table className={css.table} aria-labelledby={labelledBy}>
        <colgroup>
          {columns.map(({ weight }, index) => (
            <col key={index} style={{ width: `${(weight / whole) * 100}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ header }, index) => (
              <th key={index} scope="col" data-numeric={numeric(index)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>{cells(row)}</tr>
          ))}
          {sum && <tr data-sum="">{cells(sum)}</tr>}
        </tbody>
      </table>
      {note && <p className={css.note}>{note}</p>}
    </>
  );
}
