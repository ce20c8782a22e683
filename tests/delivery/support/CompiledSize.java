import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Source;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Prints the size of compiled security rules in bytes, using the compiler in the emulator's JAR.
 */
final class CompiledSize {
  public static void main(String[] arguments) throws Exception {
    FirebaseRulesLangOptions language =
        FirebaseRulesLangOptions.builder()
            .allowTernaryOperator(true)
            .allowCrossServiceRules(true)
            .build();
    String rules = Files.readString(Path.of(arguments[0]));
    File file = File.newBuilder().setName("firestore.rules").setContent(rules).build();
    Source source = Source.newBuilder().addFiles(file).build();
    System.out.println(
        FirebaseRulesProtoCompiler.createStandalone(language)
            .compile(source)
            .getRulesetAst()
            .getSerializedSize());
  }
}
