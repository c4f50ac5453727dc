import styles from './avatar.module.css';

type Props = {
  name: string;
  /** A picture; the initials otherwise. */
  src?: string | null;
  size?: number;
};

/** Decorative: the name stands beside it or names the button around it. */
export function Avatar({ name, src, size = 40 }: Props) {
  const box = { width: size, height: size, fontSize: size * 0.325 };
  if (src) return <img className={styles.avatar} style={box} src={src} alt="" width={size} height={size} />;
  return (
    <span className={styles.avatar} style={box} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('pl') ?? '').join('');
}
