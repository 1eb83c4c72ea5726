import type { Paper, PaperFact, PaperPart, PaperTable, PaperTerm } from '@corredor/core/paper';
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
      {part.kind === 'term' && <Term term={part} />}
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

/** How wide and high the line of a term is, in points. */
const line = { width: 500, height: 34, y: 8, edge: 5 };
const placeOf = (share: number) => line.edge + share * (line.width - 2 * line.edge);

/** The line of a term: what falls due on it, what changed hanging below it. */
function Term({ term: { ends, today, ticks, flags, summary } }: { term: PaperTerm }) {
  const { y } = line;
  return (
    <>
      <svg viewBox={`0 0 ${line.width} ${line.height}`} className={css.year} aria-hidden>
        <line x1={line.edge} x2={line.width - line.edge} y1={y} y2={y} className={css.yearTerm} />
        {today !== undefined && <line x1={line.edge} x2={placeOf(today)} y1={y} y2={y} className={css.yearPassed} />}
        {today !== undefined && (
          <line x1={placeOf(today)} x2={placeOf(today)} y1={0} y2={16} className={css.yearToday} />
        )}
        {ticks.map(({ at, state }, index) => {
          const x = placeOf(at);
          if (state === 'late')
            return (
              <path key={index} d={`M${x} ${y - 5}l5 5-5 5-5-5z`} className={`${css.yearTick} ${css.yearTickFilled}`} />
            );
          return (
            <g key={index}>
              <circle
                cx={x}
                cy={y}
                r={4}
                className={state === 'done' ? `${css.yearTick} ${css.yearTickFilled}` : css.yearTick}
              />
              {state === 'part' && <path d={`M${x} ${y - 4}a4 4 0 0 0 0 8z`} className={css.yearTickFilled} />}
            </g>
          );
        })}
        {flags.map(({ at, sign }, index) => (
          <text key={index} x={placeOf(at)} y={30} textAnchor="middle" className={css.yearFlag}>
            {sign}
          </text>
        ))}
      </svg>
      <div className={css.yearEnds}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      <p className={css.note}>{summary}</p>
    </>
  );
}
