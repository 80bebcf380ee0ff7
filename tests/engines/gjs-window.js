// Runs in GJS; `gjs.d.ts` declares the parts that it uses.
// A window of Debian's WebKit for its driver. Unlike WebKit's MiniBrowser, it can be as narrow as a phone, because it has no
// toolbar, and it prints console messages. With --no-scripts, pages run no scripts, but the driver's scripts still work.
imports.gi.versions.Gdk = "3.0";
imports.gi.versions.Gtk = "3.0";
imports.gi.versions.WebKit2 = "4.1";
const { Gdk, Gtk, WebKit2 } = imports.gi;

Gtk.init(null);
const folder = ARGV.find((argument) => argument.startsWith("/"));
const context = new WebKit2.WebContext({
  // Without a data folder, WebKit prints no console messages.
  website_data_manager: new WebKit2.WebsiteDataManager({
    base_data_directory: folder,
    base_cache_directory: folder,
  }),
});
context.set_automation_allowed(true);
context.set_preferred_languages(["en-IN"]);
context.connect("automation-started", (_context, session) => {
  const info = new WebKit2.ApplicationInfo();
  info.set_name("webkit-window");
  info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version());
  session.set_application_info(info);
  session.connect("create-web-view", openWindow);
});
Gtk.main();

function openWindow() {
  const view = new WebKit2.WebView({
    web_context: context,
    is_controlled_by_automation: true,
    settings: new WebKit2.Settings({
      enable_write_console_messages_to_stdout: true,
      enable_javascript_markup: !ARGV.includes("--no-scripts"),
    }),
  });
  const window = new Gtk.Window({ default_width: 1440, default_height: 900 });
  window.add(view);
  window.show_all();
  // The virtual screen has no window manager, so the window takes the keyboard focus itself; otherwise no element appears focused.
  window.get_window().focus(Gdk.CURRENT_TIME);
  view.connect("close", () => window.destroy());
  return view;
}
