import type { ComposedMail } from './mailer.ts';

type Content = {
  kind: string;
  locale: string;
  brand: string;
  subject: string;
  paragraphs: string[];
  action: { label: string; url: string };
  afterAction: string;
  linkHint: string;
  footer: string;
};

export function escapeHtml(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => names[character]!);
}

const font = "'Hanken Grotesk', 'Helvetica Neue', Arial, sans-serif";
const text = `font: 16px/26px ${font}; color: #1e2225; margin: 0 0 16px`;
const small = `font: 13px/20px ${font}; color: #5f6568; margin: 0 0 8px`;

/** One layout for every mail: tables and inline styles, because that is what mail programs understand. */
export function composeMail(content: Content): ComposedMail {
  const { kind, locale, subject, paragraphs, action, afterAction, linkHint, footer, brand } = content;
  const url = escapeHtml(action.url);
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#e7e4de">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#f7f5f1;border-radius:28px">
<tr><td style="padding:32px 32px 8px;font:700 22px/28px ${font};color:#1e2225;border-top:8px solid #e39417;border-radius:28px 28px 0 0">${escapeHtml(brand)}</td></tr>
<tr><td style="padding:16px 32px 32px">
<h1 style="font:700 26px/32px ${font};color:#1e2225;margin:0 0 16px">${escapeHtml(subject)}</h1>
${paragraphs.map((paragraph) => `<p style="${text}">${escapeHtml(paragraph)}</p>`).join('\n')}
<p style="margin:28px 0"><a href="${url}" style="display:inline-block;background:#e39417;color:#241802;font:600 16px/24px ${font};padding:12px 28px;border-radius:999px;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="${text}">${escapeHtml(afterAction)}</p>
<p style="${small}">${escapeHtml(linkHint)}<br><a href="${url}" style="color:#5f6568;word-break:break-all">${url}</a></p>
</td></tr></table>
<p style="${small};max-width:560px;padding:16px">${escapeHtml(footer)}</p>
</td></tr></table></body></html>
`;
  const plain =
    [subject, ...paragraphs, `${action.label}:\n${action.url}`, afterAction, '--', footer].join('\n\n') +
    '\n';
  return { kind, subject, html, plain };
}
