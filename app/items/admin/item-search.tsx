import { Form, Link } from "@remix-run/react";
import { itemListWords } from "~/content/item-lists";
import { LONGEST_SEARCH } from "~/items/search-text";
import { Button } from "~/ui/button";
import { control } from "~/ui/form/field";

interface ItemSearchProps {
  /** Address of the list. */
  list: string;
  label: string;
  /** What is looked for now. */
  search: string;
}

/** The search of a long list: a form whose answer is the list's own address. */
export function ItemSearch({ list, label, search }: ItemSearchProps) {
  return (
    <Form
      action={list}
      role="search"
      className="flex w-full flex-wrap items-center gap-3 lg:mr-auto lg:w-auto"
    >
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        defaultValue={search}
        maxLength={LONGEST_SEARCH}
        enterKeyHint="search"
        className={`${control} min-w-0 flex-1 bg-paper lg:w-80`}
      />
      <Button variant="secondary" icon="search" className="min-h-12 bg-paper">
        {itemListWords.searchButton}
      </Button>
      {search ? (
        <Link to={list} className="text-link inline-flex min-h-11 items-center text-sm">
          {itemListWords.showAll}
        </Link>
      ) : null}
    </Form>
  );
}
