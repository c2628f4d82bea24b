/** Rows and columns; on a phone each row is a card whose cells say their column. The roles hold where the display of a table goes. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- what is displayed as a grid loses the roles of a table. */
import type { ReactNode } from 'react';
import * as css from './DataTable.css';

interface Props<Row> {
  label: string;
  columns: readonly {
    readonly name: string;
    readonly title: string;
    readonly render: (row: Row) => ReactNode;
  }[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

export const DataTable = <Row,>({ label, columns, rows, keyOf }: Props<Row>) => (
  <table role="table" aria-label={label} className={css.table}>
    <thead role="rowgroup" className={css.head}>
      <tr role="row">
        {columns.map(({ name, title }) => (
          <th key={name} role="columnheader" scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup" className={css.body}>
      {rows.map((row) => (
        <tr key={keyOf(row)} role="row" className={css.row}>
          {columns.map(({ name, title, render }) => (
            <td key={name} role="cell" className={css.cell}>
              <span className={css.heading} aria-hidden>
                {title}
              </span>
              {render(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
