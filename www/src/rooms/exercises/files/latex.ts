/*
 * Worksheets as LaTeX: the class article with amsmath, and nothing else, so that every system
 * compiles them. Pure functions.
 */

import { inTex } from '../../../export/cite';
import { answerOf, type SheetWords } from './markdown';
import { letter, type Paper, type PaperQuestion, type PaperTable, rowsOf, widthOf } from './paper';

/** Signs that the fonts of LaTeX have in mathematics only, or that need a command. */
const SIGNS: Record<string, string> = {
  '⊕': '$\\oplus$',
  '⊗': '$\\otimes$',
  '−': '$-$',
  '–': '--',
  '·': '$\\cdot$',
  '…': '\\dots{}',
  '≥': '$\\ge$',
  '≤': '$\\le$',
  '×': '$\\times$',
  '→': '$\\to$',
  '≠': '$\\ne$',
  '⌊': '$\\lfloor$',
  '⌋': '$\\rfloor$',
  '\u00a0': '~',
  '\u202f': '\\,',
  '"': '\\textquotedbl{}',
  '<': '$<$',
  '>': '$>$',
  '|': '$|$',
};

/** Text in LaTeX, on one line. Values g(n) become mathematics. */
export function inLatex(text: string): string {
  const plain = text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return (
    inTex(plain.replace(/–/g, '\u2013'))
      .replace(/[⊕⊗−–·…≥≤×→≠⌊⌋\u00a0\u202f"<>|]/g, (sign) => SIGNS[sign] ?? sign)
      .replace(/\bg\((\d{1,9}|n(?: \+ \w{1,9})?)\)/g, '$g($1)$')
      // A pictograph has no letter in any font of LaTeX.
      .replace(/\p{Extended_Pictographic}/gu, '')
  );
}

/** A link in typewriter type, which breaks after its slashes, commas and signs. */
function link(address: string): string {
  return `\\texttt{${inTex(address).replace(/([/?=,]|\\&)/g, '$1\\allowbreak{}')}}`;
}

const HEAD = [
  '\\documentclass[11pt,a4paper]{article}',
  '\\usepackage[T1]{fontenc}',
  '\\usepackage[utf8]{inputenc}',
  '\\usepackage{amsmath}',
  '\\setlength{\\parindent}{0pt}',
  '\\setlength{\\parskip}{6pt}',
  '\\begin{document}',
].join('\n');

export function asLatex(papers: readonly Paper[], words: SheetWords, key: boolean): string {
  const pages = papers.map((paper) => version(paper, words, key));
  return `${HEAD}\n\n${pages.join('\n\n\\newpage\n\n')}\n\n\\end{document}\n`;
}

function version(
  { title, rule, version, versions, link: address, questions }: Paper,
  words: SheetWords,
  key: boolean,
): string {
  const heading = [title, versions > 1 ? words.version(version) : '']
    .filter(Boolean)
    .map(inLatex)
    .join(' $\\cdot$ ');
  const parts = [
    `\\section*{${heading}}`,
    `${inLatex(words.name)}: \\underline{\\hspace{6cm}}\\hfill ${inLatex(words.date)}: \\underline{\\hspace{3cm}}`,
    inLatex(rule),
    ...(address ? [`{\\footnotesize\\raggedright ${link(address)}\\par}`] : []),
    '\\begin{enumerate}',
    ...questions.map((question) => asked(question, words)),
    '\\end{enumerate}',
  ];
  if (key)
    parts.push(
      '\\newpage',
      `\\section*{${inLatex(words.key)} $\\cdot$ ${heading}}`,
      '\\begin{enumerate}',
      ...questions.map(
        (question) => `\\item \\textbf{${inLatex(answerOf(question))}} ${inLatex(question.why)}`,
      ),
      '\\end{enumerate}',
    );
  return parts.filter(Boolean).join('\n\n');
}

function asked({ game, ask, tables, choices }: PaperQuestion, words: SheetWords): string {
  return [
    // A question stays on one page.
    '\\item \\begin{minipage}[t]{\\linewidth}',
    game ? `${inLatex(game)}\\par` : '',
    `${inLatex(ask)}\\par`,
    ...tables.flatMap(table),
    ...(choices.length
      ? choices.map((choice, at) => `\\quad(${letter(at)}) ${inLatex(choice.text)}\\par`)
      : [`\\medskip ${inLatex(words.answer)}: \\underline{\\hspace{3cm}}\\par`]),
    '\\end{minipage}\\medskip',
  ]
    .filter(Boolean)
    .join('\n');
}

function table(one: PaperTable): string[] {
  return rowsOf(one, widthOf(one)).map((row) => {
    const line = (head: string, cells: string[]) => `${[head, ...cells].map(inLatex).join(' & ')} \\\\`;
    return [
      `\\smallskip\\begin{tabular}{l|*{${row.length}}{c}}`,
      line(
        one.top,
        row.map(([label]) => label),
      ),
      '\\hline',
      line(
        one.bottom,
        row.map(([, value]) => value),
      ),
      '\\end{tabular}\\par',
    ].join('\n');
  });
}
